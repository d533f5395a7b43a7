/**
 * @generated SignedSource<<d94101cbd563a4642775807484f78d35>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MembershipStatus = "ACTIVE" | "DEACTIVATED" | "EXPIRED" | "INVITED" | "REMOVED";
import type { FragmentRefs } from "relay-runtime";
export type StatusTabs_total$data = ReadonlyArray<{
  readonly count: number;
  readonly status: MembershipStatus;
  readonly " $fragmentType": "StatusTabs_total";
}>;
export type StatusTabs_total$key = ReadonlyArray<{
  readonly " $data"?: StatusTabs_total$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatusTabs_total">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "StatusTabs_total",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    }
  ],
  "type": "MembershipTotal",
  "abstractKey": null
};

(node as any).hash = "66e4b9faad013daaf354cef5c0250025";

export default node;
