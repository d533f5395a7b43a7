/**
 * @generated SignedSource<<64f4cb9ecb1f98eea65a3749ed09e16c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type FigureCheck = "EXACT" | "MISMATCH" | "ROUNDED";
export type PaymentProviderAction = "DISABLE" | "ENABLE" | "ROTATE" | "SYNC" | "TEST" | "UPDATE" | "UPLOAD";
export type PaymentResult = "FAILED" | "PENDING" | "REFUNDED" | "SUCCEEDED" | "SUCCESS";
export type PaymentTransactionKind = "CHARGEBACK" | "PAYMENT" | "REFUND";
export type PaymentTransactionStatus = "FAILED" | "PENDING" | "REVERSED" | "SUCCESS" | "VOIDED";
export type RefundPaymentSource = "INFERRED" | "PROVIDER" | "USER";
import type { FragmentRefs } from "relay-runtime";
export type PaymentTransactionPage_transaction$data = {
  readonly figureCheck: FigureCheck;
  readonly gross: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly hasOtherPayments: boolean;
  readonly id: string;
  readonly isOriginalCertain: boolean;
  readonly isStatusKnown: boolean;
  readonly kind: PaymentTransactionKind;
  readonly orderReference: string;
  readonly original: {
    readonly externalId: string;
    readonly id: string;
  } | null | undefined;
  readonly originalSource: RefundPaymentSource | null | undefined;
  readonly provider: {
    readonly alias: string;
    readonly allowedActions: ReadonlyArray<PaymentProviderAction>;
    readonly id: string;
  };
  readonly result: PaymentResult;
  readonly status: PaymentTransactionStatus;
  readonly statusWord: string;
  readonly uuid: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"TransactionFacts_transaction">;
  readonly " $fragmentType": "PaymentTransactionPage_transaction";
};
export type PaymentTransactionPage_transaction$key = {
  readonly " $data"?: PaymentTransactionPage_transaction$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentTransactionPage_transaction">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentTransactionPage_transaction",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
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
      "name": "orderReference",
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
      "kind": "ScalarField",
      "name": "hasOtherPayments",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentTransaction",
      "kind": "LinkedField",
      "name": "original",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "externalId",
          "storageKey": null
        }
      ],
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
      "name": "statusWord",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isStatusKnown",
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
      "name": "figureCheck",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "gross",
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
      "concreteType": "PaymentProvider",
      "kind": "LinkedField",
      "name": "provider",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "alias",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allowedActions",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TransactionFacts_transaction"
    }
  ],
  "type": "PaymentTransaction",
  "abstractKey": null
};
})();

(node as any).hash = "f90fe3c8899f59c8232a56c0437e229f";

export default node;
