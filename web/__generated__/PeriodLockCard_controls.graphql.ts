/**
 * @generated SignedSource<<14417986fa3660aad25f65a243bb342c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PeriodLockCard_controls$data = {
  readonly lockReason: string | null | undefined;
  readonly lockSetAt: string | null | undefined;
  readonly lockSetByName: string | null | undefined;
  readonly lockedBefore: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "PeriodLockCard_controls";
};
export type PeriodLockCard_controls$key = {
  readonly " $data"?: PeriodLockCard_controls$data;
  readonly " $fragmentSpreads": FragmentRefs<"PeriodLockCard_controls">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PeriodLockCard_controls",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lockedBefore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lockReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lockSetByName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lockSetAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "Controls",
  "abstractKey": null
};

(node as any).hash = "f1542b736f70547ca355f2731ac3cf61";

export default node;
