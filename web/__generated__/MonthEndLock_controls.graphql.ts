/**
 * @generated SignedSource<<9ee5e83c8083fb7e72fc0ae91c65893b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MonthEndLock_controls$data = {
  readonly lockReason: string | null | undefined;
  readonly lockSetAt: string | null | undefined;
  readonly lockSetByName: string | null | undefined;
  readonly lockedBefore: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "MonthEndLock_controls";
};
export type MonthEndLock_controls$key = {
  readonly " $data"?: MonthEndLock_controls$data;
  readonly " $fragmentSpreads": FragmentRefs<"MonthEndLock_controls">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MonthEndLock_controls",
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

(node as any).hash = "88f420c99064d2a5645e1c09eb65efec";

export default node;
