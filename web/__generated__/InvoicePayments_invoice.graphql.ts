/**
 * @generated SignedSource<<c88e352359fe98f595618b98bdb2c5ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReceivedPaymentMethod = "BANK_TRANSFER" | "CARD" | "CASH" | "CHEQUE" | "E_WALLET" | "OTHER" | "QRIS" | "VIRTUAL_ACCOUNT";
export type ReceivedPaymentStatus = "CANCELED" | "FAILED" | "PENDING" | "REFUNDED" | "SUCCEEDED";
export type ReceivedPaymentVerification = "UNVERIFIED" | "VERIFIED";
import type { FragmentRefs } from "relay-runtime";
export type InvoicePayments_invoice$data = {
  readonly receivedPayments: ReadonlyArray<{
    readonly amount: {
      readonly amount: string;
    };
    readonly id: string;
    readonly method: ReceivedPaymentMethod;
    readonly number: string;
    readonly paymentDate: string;
    readonly status: ReceivedPaymentStatus;
    readonly uuid: string;
    readonly verification: ReceivedPaymentVerification | null | undefined;
  }>;
  readonly " $fragmentType": "InvoicePayments_invoice";
};
export type InvoicePayments_invoice$key = {
  readonly " $data"?: InvoicePayments_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoicePayments_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "InvoicePayments_invoice",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReceivedPayment",
      "kind": "LinkedField",
      "name": "receivedPayments",
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
          "name": "verification",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "method",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paymentDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amount",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "791e860594a3d285540433113b91ee91";

export default node;
