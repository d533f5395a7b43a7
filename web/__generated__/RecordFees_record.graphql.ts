/**
 * @generated SignedSource<<cd8e53d144bf0e57bda59c099beaaeeb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type PaymentTransactionChannel = "BANK_TRANSFER" | "CARD" | "DIRECT_DEBIT" | "EWALLET" | "OTHER" | "PAYLATER" | "QRIS" | "STORE" | "VIRTUAL_ACCOUNT";
export type PaymentTransactionKind = "CHARGEBACK" | "PAYMENT" | "REFUND";
import type { FragmentRefs } from "relay-runtime";
export type RecordFees_record$data = {
  readonly fees: ReadonlyArray<{
    readonly channel: PaymentTransactionChannel;
    readonly fee: {
      readonly amount: string;
    };
    readonly kind: PaymentTransactionKind;
    readonly mismatchCount: number;
    readonly share: string | null | undefined;
    readonly transactionCount: number;
    readonly vat: {
      readonly amount: string;
    };
  }>;
  readonly net: {
    readonly currency: Currency;
  };
  readonly " $fragmentType": "RecordFees_record";
};
export type RecordFees_record$key = {
  readonly " $data"?: RecordFees_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordFees_record">;
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RecordFees_record",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "net",
      "plural": false,
      "selections": [
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
      "concreteType": "PaymentRecordFee",
      "kind": "LinkedField",
      "name": "fees",
      "plural": true,
      "selections": [
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
          "name": "channel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "transactionCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "share",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mismatchCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "fee",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "vat",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PaymentRecord",
  "abstractKey": null
};
})();

(node as any).hash = "9b78ab9585b1eaea343a173f4832853f";

export default node;
