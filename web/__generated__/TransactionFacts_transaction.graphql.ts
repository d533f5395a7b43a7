/**
 * @generated SignedSource<<4484fd967d25904d8298b83b5384ba45>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type PaymentResult = "FAILED" | "PENDING" | "REFUNDED" | "SUCCEEDED" | "SUCCESS";
export type PaymentTransactionChannel = "BANK_TRANSFER" | "CARD" | "DIRECT_DEBIT" | "EWALLET" | "OTHER" | "PAYLATER" | "QRIS" | "STORE" | "VIRTUAL_ACCOUNT";
export type RefundPaymentSource = "INFERRED" | "PROVIDER" | "USER";
export type SettlementStatus = "PENDING" | "SETTLED";
import type { FragmentRefs } from "relay-runtime";
export type TransactionFacts_transaction$data = {
  readonly channel: PaymentTransactionChannel;
  readonly channelCode: string | null | undefined;
  readonly expectedOn: string;
  readonly externalId: string;
  readonly fee: {
    readonly amount: string;
    readonly currency: Currency;
  } | null | undefined;
  readonly isOriginalCertain: boolean;
  readonly net: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly original: {
    readonly externalId: string;
    readonly uuid: string;
  } | null | undefined;
  readonly originalExternalId: string | null | undefined;
  readonly originalSource: RefundPaymentSource | null | undefined;
  readonly record: {
    readonly externalId: string;
    readonly uuid: string;
  } | null | undefined;
  readonly refunded: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly result: PaymentResult;
  readonly settlement: SettlementStatus;
  readonly transactedAt: string;
  readonly updatedAt: string;
  readonly vat: {
    readonly amount: string;
    readonly currency: Currency;
  } | null | undefined;
  readonly withheld: {
    readonly amount: string;
    readonly currency: Currency;
  } | null | undefined;
  readonly " $fragmentType": "TransactionFacts_transaction";
};
export type TransactionFacts_transaction$key = {
  readonly " $data"?: TransactionFacts_transaction$data;
  readonly " $fragmentSpreads": FragmentRefs<"TransactionFacts_transaction">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "externalId",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "uuid",
    "storageKey": null
  },
  (v0/*:: as any*/)
],
v2 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TransactionFacts_transaction",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentTransaction",
      "kind": "LinkedField",
      "name": "original",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "originalExternalId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOriginalCertain",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "originalSource",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "refunded",
      "plural": false,
      "selections": (v2/*:: as any*/),
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
      "name": "channelCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "result",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "settlement",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "transactedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expectedOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "fee",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "vat",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "withheld",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "net",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentRecord",
      "kind": "LinkedField",
      "name": "record",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "PaymentTransaction",
  "abstractKey": null
};
})();

(node as any).hash = "b7f5fd5d3213a3575e2b51e8870ab3f8";

export default node;
