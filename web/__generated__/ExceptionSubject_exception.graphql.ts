/**
 * @generated SignedSource<<0ea67ec03eb56d6a3e313ed3d2322678>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExceptionStatus = "IN_PROGRESS" | "OPEN" | "RESOLVED";
export type ExceptionSubject = "BANK_ACCOUNT" | "BILL" | "DEPOSIT" | "EXPECTED_TRANSACTION" | "PAYMENT" | "PAYMENT_PROVIDER" | "PAYMENT_RECORD" | "PAYMENT_TRANSACTION" | "STATEMENT_TRANSACTION";
export type ExceptionType = "AMOUNT_MISMATCH" | "DUPLICATE_SUSPICION" | "FAILED_PAYMENT" | "MATURING_DEPOSIT" | "MISSING_SETTLEMENT" | "STALE_CONNECTION" | "UNMATCHED_EXPECTED" | "UNMATCHED_STATEMENT" | "UNVERIFIED_CLAIM";
export type PaymentKind = "PAYMENT" | "TRANSFER";
export type PaymentProviderAction = "DISABLE" | "ENABLE" | "ROTATE" | "SYNC" | "TEST" | "UPDATE" | "UPLOAD";
import type { FragmentRefs } from "relay-runtime";
export type ExceptionSubject_exception$data = {
  readonly bankAccount: {
    readonly alias: string;
    readonly id: string;
    readonly uuid: string;
  } | null | undefined;
  readonly bill: {
    readonly number: string;
    readonly uuid: string;
  } | null | undefined;
  readonly deposit: {
    readonly number: string;
    readonly uuid: string;
  } | null | undefined;
  readonly expectedTransaction: {
    readonly number: string;
  } | null | undefined;
  readonly label: string;
  readonly payment: {
    readonly kind: PaymentKind;
    readonly number: string;
    readonly uuid: string;
  } | null | undefined;
  readonly paymentProvider: {
    readonly alias: string;
    readonly allowedActions: ReadonlyArray<PaymentProviderAction>;
    readonly id: string;
    readonly uuid: string;
  } | null | undefined;
  readonly paymentRecord: {
    readonly externalId: string;
    readonly provider: {
      readonly allowedActions: ReadonlyArray<PaymentProviderAction>;
      readonly id: string;
      readonly uuid: string;
    };
    readonly uuid: string;
  } | null | undefined;
  readonly paymentTransaction: {
    readonly id: string;
    readonly orderReference: string;
    readonly provider: {
      readonly allowedActions: ReadonlyArray<PaymentProviderAction>;
      readonly id: string;
      readonly uuid: string;
    };
    readonly uuid: string;
  } | null | undefined;
  readonly statementTransaction: {
    readonly description: string;
    readonly id: string;
  } | null | undefined;
  readonly status: ExceptionStatus;
  readonly subjectType: ExceptionSubject;
  readonly type: ExceptionType;
  readonly " $fragmentType": "ExceptionSubject_exception";
};
export type ExceptionSubject_exception$key = {
  readonly " $data"?: ExceptionSubject_exception$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExceptionSubject_exception">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
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
  "name": "alias",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v4 = [
  (v1/*:: as any*/),
  (v3/*:: as any*/)
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "allowedActions",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "PaymentProvider",
  "kind": "LinkedField",
  "name": "provider",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v5/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExceptionSubject_exception",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
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
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subjectType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BankAccount",
      "kind": "LinkedField",
      "name": "bankAccount",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StatementTransaction",
      "kind": "LinkedField",
      "name": "statementTransaction",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ExpectedTransaction",
      "kind": "LinkedField",
      "name": "expectedTransaction",
      "plural": false,
      "selections": [
        (v3/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "payment",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        (v3/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Bill",
      "kind": "LinkedField",
      "name": "bill",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Deposit",
      "kind": "LinkedField",
      "name": "deposit",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentProvider",
      "kind": "LinkedField",
      "name": "paymentProvider",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v5/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentRecord",
      "kind": "LinkedField",
      "name": "paymentRecord",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "externalId",
          "storageKey": null
        },
        (v6/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentTransaction",
      "kind": "LinkedField",
      "name": "paymentTransaction",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "orderReference",
          "storageKey": null
        },
        (v6/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Exception",
  "abstractKey": null
};
})();

(node as any).hash = "b92a22076e13f8b0952991b5ba2dfcee";

export default node;
