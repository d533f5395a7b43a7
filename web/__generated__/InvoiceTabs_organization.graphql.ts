/**
 * @generated SignedSource<<82537a7776e1680bae3bf59205211e52>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvoiceTabs_organization$data = {
  readonly invoiceCounts: {
    readonly all: number;
    readonly canceled: number;
    readonly draft: number;
    readonly overdue: number;
    readonly paid: number;
    readonly unpaid: number;
    readonly waitingApproval: number;
    readonly waitingForSlip: number;
  };
  readonly " $fragmentType": "InvoiceTabs_organization";
};
export type InvoiceTabs_organization$key = {
  readonly " $data"?: InvoiceTabs_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceTabs_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "InvoiceTabs_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceCounts",
      "kind": "LinkedField",
      "name": "invoiceCounts",
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
          "name": "waitingApproval",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unpaid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "overdue",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waitingForSlip",
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
          "name": "canceled",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "e832bf8a7db2d63893da248a1014885f";

export default node;
