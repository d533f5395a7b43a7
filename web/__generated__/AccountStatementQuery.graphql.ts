/**
 * @generated SignedSource<<db2b0d25948e9c23357f12a6af26e1a3>>
 * @relayHash 1a1860ec48fa81fb7956505fc3e6de12
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb0b2dcb8555db36f505b7ab181eaad5c5467aee3e627b303ce3f758c2e45127

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type ReconciliationItemKind = "CREDIT_NOT_IN_BOOKS" | "DEBIT_NOT_IN_BOOKS" | "PAYMENT_NOT_AT_BANK" | "RECEIPT_NOT_AT_BANK" | "UNEXPLAINED";
export type AccountStatementQuery$variables = {
  date: string;
  uuid: string;
};
export type AccountStatementQuery$data = {
  readonly organization: {
    readonly reconciliationStatement: {
      readonly bank: {
        readonly amount: string;
        readonly currency: Currency;
      } | null | undefined;
      readonly books: {
        readonly amount: string;
        readonly currency: Currency;
      } | null | undefined;
      readonly date: string;
      readonly sums: ReadonlyArray<{
        readonly count: number;
        readonly kind: ReconciliationItemKind;
        readonly total: {
          readonly amount: string;
          readonly currency: Currency;
        };
      }>;
    };
  };
};
export type AccountStatementQuery = {
  response: AccountStatementQuery$data;
  variables: AccountStatementQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "date"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "uuid"
},
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
],
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "bankAccountUuid",
      "variableName": "uuid"
    },
    {
      "kind": "Variable",
      "name": "date",
      "variableName": "date"
    }
  ],
  "concreteType": "ReconciliationStatement",
  "kind": "LinkedField",
  "name": "reconciliationStatement",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "bank",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "books",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReconciliationSum",
      "kind": "LinkedField",
      "name": "sums",
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
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "total",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "AccountStatementQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          {
            "kind": "RequiredField",
            "field": (v3/*:: as any*/),
            "action": "THROW"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AccountStatementQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "cb0b2dcb8555db36f505b7ab181eaad5c5467aee3e627b303ce3f758c2e45127",
    "metadata": {},
    "name": "AccountStatementQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "47862083b4b903b8f0a960a4162306f8";

export default node;
