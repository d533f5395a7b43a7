/**
 * @generated SignedSource<<6a4f9f9c8255ffa54f9377f8337a025f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type InvoiceStatus = "CANCELED" | "DRAFT" | "ISSUED" | "PAID" | "PARTIALLY_PAID" | "WAITING_APPROVAL" | "WRITTEN_OFF";
export type TaxInvoiceAction = "APPROVE" | "CANCEL" | "EXPORT" | "REJECT" | "SET_FACILITY";
export type TaxInvoiceStatus = "APPROVED" | "CANCELED" | "EXPORTED" | "NOT_EXPORTED" | "REJECTED";
import type { FragmentRefs } from "relay-runtime";
export type TaxInvoiceCard_invoice$data = {
  readonly id: string;
  readonly status: InvoiceStatus;
  readonly taxInvoice: {
    readonly allowedActions: ReadonlyArray<TaxInvoiceAction>;
    readonly daysLeft: number | null | undefined;
    readonly exportedAt: string | null | undefined;
    readonly exportedBy: {
      readonly fullName: string;
    } | null | undefined;
    readonly facility: string | null | undefined;
    readonly fileUrl: string | null | undefined;
    readonly number: string | null | undefined;
    readonly reason: string | null | undefined;
    readonly returnedVat: {
      readonly amount: string;
      readonly currency: Currency;
    };
    readonly status: TaxInvoiceStatus;
    readonly transactionCode: string | null | undefined;
    readonly uploadDueDate: string;
    readonly version: number;
  } | null | undefined;
  readonly " $fragmentType": "TaxInvoiceCard_invoice";
};
export type TaxInvoiceCard_invoice$key = {
  readonly " $data"?: TaxInvoiceCard_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaxInvoiceCard_invoice">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TaxInvoiceCard_invoice",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "TaxInvoice",
      "kind": "LinkedField",
      "name": "taxInvoice",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "transactionCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "facility",
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
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "exportedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Person",
          "kind": "LinkedField",
          "name": "exportedBy",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fullName",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "returnedVat",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uploadDueDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "daysLeft",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allowedActions",
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
      "storageKey": null
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};
})();

(node as any).hash = "6fa862214a5c91c53abe0d68f18c35e2";

export default node;
