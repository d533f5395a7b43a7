/**
 * @generated SignedSource<<3a9fcabeb9153cef0b4950a531301502>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GoodsReceiptKind = "RECEIPT" | "RETURN";
export type GoodsReceiptStatus = "CANCELED" | "RECORDED";
import type { FragmentRefs } from "relay-runtime";
export type InvoiceReceipts_invoice$data = {
  readonly goodsReceipts: ReadonlyArray<{
    readonly date: string;
    readonly id: string;
    readonly kind: GoodsReceiptKind;
    readonly number: string;
    readonly reference: string | null | undefined;
    readonly status: GoodsReceiptStatus;
  }>;
  readonly " $fragmentType": "InvoiceReceipts_invoice";
};
export type InvoiceReceipts_invoice$key = {
  readonly " $data"?: InvoiceReceipts_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceReceipts_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "InvoiceReceipts_invoice",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GoodsReceipt",
      "kind": "LinkedField",
      "name": "goodsReceipts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
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
          "name": "kind",
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
          "name": "reference",
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
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "16a76871b9c7acfd8eb1773b60c2d865";

export default node;
