/**
 * @generated SignedSource<<a436317864f1aad91edbc90eb55277e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentRecordMemberKind = "ADJUSTMENT" | "CARRY_OVER" | "TRANSACTION";
export type PaymentTransactionChannel = "BANK_TRANSFER" | "CARD" | "DIRECT_DEBIT" | "EWALLET" | "OTHER" | "PAYLATER" | "QRIS" | "STORE" | "VIRTUAL_ACCOUNT";
export type PaymentTransactionKind = "CHARGEBACK" | "PAYMENT" | "REFUND";
import type { FragmentRefs } from "relay-runtime";
export type SettlementPayments_settlement$data = {
  readonly payments: ReadonlyArray<{
    readonly channel: PaymentTransactionChannel | null | undefined;
    readonly description: string | null | undefined;
    readonly fees: {
      readonly amount: string;
    } | null | undefined;
    readonly gross: {
      readonly amount: string;
    } | null | undefined;
    readonly isElsewhere: boolean;
    readonly kind: PaymentRecordMemberKind;
    readonly net: {
      readonly amount: string;
    };
    readonly orderReference: string | null | undefined;
    readonly place: number;
    readonly receivedPayment: {
      readonly applications: ReadonlyArray<{
        readonly invoice: {
          readonly number: string | null | undefined;
          readonly uuid: string;
        } | null | undefined;
        readonly undoneAt: string | null | undefined;
        readonly uuid: string;
      }>;
      readonly customerName: string;
      readonly number: string;
      readonly uuid: string;
    } | null | undefined;
    readonly transactionKind: PaymentTransactionKind | null | undefined;
  }>;
  readonly " $fragmentType": "SettlementPayments_settlement";
};
export type SettlementPayments_settlement$key = {
  readonly " $data"?: SettlementPayments_settlement$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettlementPayments_settlement">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SettlementPayments_settlement",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SettlementPayment",
      "kind": "LinkedField",
      "name": "payments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "place",
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
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isElsewhere",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "transactionKind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "orderReference",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "channel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "gross",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "fees",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "net",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReceivedPayment",
          "kind": "LinkedField",
          "name": "receivedPayment",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "customerName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ReceivedPaymentApplication",
              "kind": "LinkedField",
              "name": "applications",
              "plural": true,
              "selections": [
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "undoneAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Invoice",
                  "kind": "LinkedField",
                  "name": "invoice",
                  "plural": false,
                  "selections": [
                    (v1/*:: as any*/),
                    (v2/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Settlement",
  "abstractKey": null
};
})();

(node as any).hash = "6b662890a11349c9fd7be03468efaa5b";

export default node;
