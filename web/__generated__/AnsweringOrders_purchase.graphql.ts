/**
 * @generated SignedSource<<fefa6f6585a481d8e890b5ce4c6735af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type SalesOrderStatus = "CANCELED" | "CLOSED" | "FULFILLED" | "OPEN" | "PARTIALLY_FULFILLED" | "REJECTED";
import type { FragmentRefs } from "relay-runtime";
export type AnsweringOrders_purchase$data = {
  readonly salesOrders: ReadonlyArray<{
    readonly approvedAt: string | null | undefined;
    readonly number: string;
    readonly orderDate: string;
    readonly status: SalesOrderStatus;
    readonly total: {
      readonly amount: string;
      readonly currency: Currency;
    };
    readonly uuid: string;
  }> | null | undefined;
  readonly " $fragmentType": "AnsweringOrders_purchase";
};
export type AnsweringOrders_purchase$key = {
  readonly " $data"?: AnsweringOrders_purchase$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnsweringOrders_purchase">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnsweringOrders_purchase",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SalesOrder",
      "kind": "LinkedField",
      "name": "salesOrders",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uuid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
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
          "name": "approvedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "orderDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "total",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "currency",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PurchaseOrder",
  "abstractKey": null
};

(node as any).hash = "d0698eaac14c8ee65a9d79430554e438";

export default node;
