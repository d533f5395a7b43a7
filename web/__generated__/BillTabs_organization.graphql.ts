/**
 * @generated SignedSource<<3a955c87b56a8bb75330c24970be93d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BillTabs_organization$data = {
  readonly billCounts: {
    readonly all: number;
    readonly approved: number;
    readonly cancelled: number;
    readonly draft: number;
    readonly paid: number;
    readonly submitted: number;
  };
  readonly " $fragmentType": "BillTabs_organization";
};
export type BillTabs_organization$key = {
  readonly " $data"?: BillTabs_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillTabs_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BillTabs_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BillCounts",
      "kind": "LinkedField",
      "name": "billCounts",
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
          "name": "draft",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "submitted",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "approved",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cancelled",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "2e8dc183260e9accc23f6b652654114f";

export default node;
