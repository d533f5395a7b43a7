/**
 * @generated SignedSource<<73dcc1046480e4fa94b208ae02bea915>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExceptionStatus = "IN_PROGRESS" | "OPEN" | "RESOLVED";
export type ExceptionSubject = "BANK_ACCOUNT" | "BILL" | "DEPOSIT" | "EXPECTED_TRANSACTION" | "PAYMENT" | "PAYMENT_PROVIDER" | "PAYMENT_RECORD" | "PAYMENT_TRANSACTION" | "STATEMENT_TRANSACTION";
export type ExceptionType = "AMOUNT_MISMATCH" | "DUPLICATE_SUSPICION" | "FAILED_PAYMENT" | "MATURING_DEPOSIT" | "MISSING_SETTLEMENT" | "STALE_CONNECTION" | "UNMATCHED_EXPECTED" | "UNMATCHED_STATEMENT";
export type PaymentKind = "PAYMENT" | "TRANSFER";
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
  "name": "number",
  "storageKey": null
},
v3 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/)
];
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "alias",
          "storageKey": null
        }
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
        (v2/*:: as any*/)
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
        (v2/*:: as any*/)
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
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Deposit",
      "kind": "LinkedField",
      "name": "deposit",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Exception",
  "abstractKey": null
};
})();

(node as any).hash = "804530beca9ff83cbcdb8965ead27ef8";

export default node;
