/**
 * @generated SignedSource<<d311ab370ac6bc6f7c8c62206e2ed0f7>>
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
  readonly adjustment: {
    readonly amount: string;
  } | null | undefined;
  readonly fee: {
    readonly amount: string;
  } | null | undefined;
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
  readonly gross: {
    readonly amount: string;
  } | null | undefined;
  readonly net: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly vat: {
    readonly amount: string;
  } | null | undefined;
  readonly withheld: {
    readonly amount: string;
  } | null | undefined;
  readonly " $fragmentType": "RecordFees_record";
};
export type RecordFees_record$key = {
  readonly " $data"?: RecordFees_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordFees_record">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "fee",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "vat",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
};
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
      "name": "gross",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "withheld",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "adjustment",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "net",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
        (v2/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "PaymentRecord",
  "abstractKey": null
};
})();

(node as any).hash = "8cc97a407be4d8a9b24546fd14e752a6";

export default node;
