/**
 * @generated SignedSource<<33de7b45613b0f4708471f96cc47e39e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderLinks_order$data = {
  readonly invoices: ReadonlyArray<{
    readonly id: string;
  }> | null | undefined;
  readonly purchaseOrder: {
    readonly date: string;
    readonly number: string;
    readonly uuid: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"LinkedInvoices_order">;
  readonly " $fragmentType": "OrderLinks_order";
};
export type OrderLinks_order$key = {
  readonly " $data"?: OrderLinks_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderLinks_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderLinks_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PurchaseOrder",
      "kind": "LinkedField",
      "name": "purchaseOrder",
      "plural": false,
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
          "name": "date",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Invoice",
      "kind": "LinkedField",
      "name": "invoices",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LinkedInvoices_order"
    }
  ],
  "type": "SalesOrder",
  "abstractKey": null
};

(node as any).hash = "dbcdaf4f5672c072eca2f311e0b0ee62";

export default node;
