/**
 * @generated SignedSource<<14456cdb599792b5d43a4c6d4fb51fee>>
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
    readonly writtenOff: number;
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
          "name": "writtenOff",
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

(node as any).hash = "21dcfab9026f71a37513c6cc21da4fb1";

export default node;
