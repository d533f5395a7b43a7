/**
 * @generated SignedSource<<8515109dcb76b6a8f88863815ec10493>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type ExceptionAction = "ASSIGN" | "COMMENT" | "REOPEN" | "RESOLVE" | "START";
export type ExceptionResolution = "BY_PERSON" | "BY_SYSTEM";
export type ExceptionStatus = "IN_PROGRESS" | "OPEN" | "RESOLVED";
export type ExceptionSubject = "BANK_ACCOUNT" | "BILL" | "DEPOSIT" | "EXPECTED_TRANSACTION" | "PAYMENT" | "PAYMENT_PROVIDER" | "PAYMENT_RECORD" | "PAYMENT_TRANSACTION" | "STATEMENT_TRANSACTION";
export type ExceptionType = "AMOUNT_MISMATCH" | "DUPLICATE_SUSPICION" | "FAILED_PAYMENT" | "MATURING_DEPOSIT" | "MISSING_SETTLEMENT" | "STALE_CONNECTION" | "UNMATCHED_EXPECTED" | "UNMATCHED_STATEMENT" | "UNVERIFIED_CLAIM";
import type { FragmentRefs } from "relay-runtime";
export type ExceptionDrawer_exception$data = {
  readonly allowedActions: ReadonlyArray<ExceptionAction>;
  readonly amount: {
    readonly amount: string;
    readonly currency: Currency;
  } | null | undefined;
  readonly assignee: {
    readonly fullName: string;
  } | null | undefined;
  readonly comments: ReadonlyArray<{
    readonly authorName: string | null | undefined;
    readonly createdAt: string;
    readonly text: string;
    readonly uuid: string;
  }>;
  readonly id: string;
  readonly label: string;
  readonly resolution: ExceptionResolution | null | undefined;
  readonly resolutionNote: string | null | undefined;
  readonly resolvedAt: string | null | undefined;
  readonly resolvedBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly since: string;
  readonly status: ExceptionStatus;
  readonly subjectType: ExceptionSubject;
  readonly type: ExceptionType;
  readonly " $fragmentSpreads": FragmentRefs<"ExceptionSubject_exception">;
  readonly " $fragmentType": "ExceptionDrawer_exception";
};
export type ExceptionDrawer_exception$key = {
  readonly " $data"?: ExceptionDrawer_exception$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExceptionDrawer_exception">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ExceptionDrawer_exception",
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
      "name": "subjectType",
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
      "name": "since",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "resolution",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "resolutionNote",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "resolvedAt",
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
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "assignee",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "resolvedBy",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ExceptionComment",
      "kind": "LinkedField",
      "name": "comments",
      "plural": true,
      "selections": [
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
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "authorName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ExceptionSubject_exception"
    }
  ],
  "type": "Exception",
  "abstractKey": null
};
})();

(node as any).hash = "289e7c4d0c12e6c86d000be3d8612f97";

export default node;
