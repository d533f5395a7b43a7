/**
 * @generated SignedSource<<d26bc3b091c67f80a55dd44ebc6e15a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ControlsPage_controls$data = {
  readonly approveOwn: boolean;
  readonly enforceTwoFactor: boolean;
  readonly transfersActive: boolean;
  readonly version: number;
  readonly withoutSecondFactor: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DomainsCard_controls" | "MembersCard_controls" | "PeriodLockCard_controls" | "SessionCard_controls">;
  readonly " $fragmentType": "ControlsPage_controls";
};
export type ControlsPage_controls$key = {
  readonly " $data"?: ControlsPage_controls$data;
  readonly " $fragmentSpreads": FragmentRefs<"ControlsPage_controls">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ControlsPage_controls",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "enforceTwoFactor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "approveOwn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "transfersActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withoutSecondFactor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PeriodLockCard_controls"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SessionCard_controls"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DomainsCard_controls"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MembersCard_controls"
    }
  ],
  "type": "Controls",
  "abstractKey": null
};

(node as any).hash = "8850b5828b1a488f642a5c0cce74c253";

export default node;
