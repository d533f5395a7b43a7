/**
 * @generated SignedSource<<d00fcacc377e989c3a8a367bedc71915>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PurchaseOrderTabs_organization$data = {
  readonly purchaseOrderCounts: {
    readonly accepted: number;
    readonly all: number;
    readonly canceled: number;
    readonly closed: number;
    readonly open: number;
    readonly rejected: number;
  };
  readonly " $fragmentType": "PurchaseOrderTabs_organization";
};
export type PurchaseOrderTabs_organization$key = {
  readonly " $data"?: PurchaseOrderTabs_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"PurchaseOrderTabs_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PurchaseOrderTabs_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PurchaseOrderCounts",
      "kind": "LinkedField",
      "name": "purchaseOrderCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "all",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "open",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accepted",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rejected",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "canceled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "closed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "f4b3d4b64c1763cefca2ca6c02230493";

export default node;
