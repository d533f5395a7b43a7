/**
 * @generated SignedSource<<df81005a63828d910d5f94b406c2b1c7>>
 * @relayHash 76dc027401151e798d6eee73483a9b93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c021c4965cf8af3b0b2d5f9eee448fbc94b0fc6706a15cd96c5a644986cdb2a

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type ReconciliationItemKind = "CREDIT_NOT_IN_BOOKS" | "DEBIT_NOT_IN_BOOKS" | "PAYMENT_NOT_AT_BANK" | "RECEIPT_NOT_AT_BANK" | "UNEXPLAINED";
export type ReconciliationStatementPageQuery$variables = {
  date: string;
  uuid: string;
};
export type ReconciliationStatementPageQuery$data = {
  readonly organization: {
    readonly bankAccount: {
      readonly alias: string;
      readonly id: string;
      readonly uuid: string;
    };
    readonly reconciliationStatement: {
      readonly bank: {
        readonly amount: string;
        readonly currency: Currency;
      } | null | undefined;
      readonly bankOn: string | null | undefined;
      readonly books: {
        readonly amount: string;
        readonly currency: Currency;
      } | null | undefined;
      readonly currency: Currency;
      readonly date: string;
      readonly items: ReadonlyArray<{
        readonly amount: {
          readonly amount: string;
          readonly currency: Currency;
        };
        readonly date: string | null | undefined;
        readonly description: string | null | undefined;
        readonly expectedTransaction: {
          readonly uuid: string;
        } | null | undefined;
        readonly kind: ReconciliationItemKind;
        readonly number: string | null | undefined;
        readonly party: string | null | undefined;
        readonly statementTransaction: {
          readonly id: string;
        } | null | undefined;
      }>;
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
export type ReconciliationStatementPageQuery = {
  response: ReconciliationStatementPageQuery$data;
  variables: ReconciliationStatementPageQuery$variables;
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "uuid",
      "variableName": "uuid"
    }
  ],
  "concreteType": "BankAccount",
  "kind": "LinkedField",
  "name": "bankAccount",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/),
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
v5 = [
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
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bankOn",
  "storageKey": null
},
v9 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  },
  (v7/*:: as any*/)
],
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "bank",
  "plural": false,
  "selections": (v9/*:: as any*/),
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "books",
  "plural": false,
  "selections": (v9/*:: as any*/),
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "ReconciliationSum",
  "kind": "LinkedField",
  "name": "sums",
  "plural": true,
  "selections": [
    (v12/*:: as any*/),
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
      "selections": (v9/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "party",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": (v9/*:: as any*/),
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "StatementTransaction",
  "kind": "LinkedField",
  "name": "statementTransaction",
  "plural": false,
  "selections": [
    (v2/*:: as any*/)
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
    "name": "ReconciliationStatementPageQuery",
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
            "field": (v4/*:: as any*/),
            "action": "THROW"
          },
          {
            "kind": "RequiredField",
            "field": {
              "alias": null,
              "args": (v5/*:: as any*/),
              "concreteType": "ReconciliationStatement",
              "kind": "LinkedField",
              "name": "reconciliationStatement",
              "plural": false,
              "selections": [
                (v6/*:: as any*/),
                (v7/*:: as any*/),
                (v8/*:: as any*/),
                (v10/*:: as any*/),
                (v11/*:: as any*/),
                (v13/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "ReconciliationItem",
                  "kind": "LinkedField",
                  "name": "items",
                  "plural": true,
                  "selections": [
                    (v12/*:: as any*/),
                    (v6/*:: as any*/),
                    (v14/*:: as any*/),
                    (v15/*:: as any*/),
                    (v16/*:: as any*/),
                    (v17/*:: as any*/),
                    (v18/*:: as any*/),
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
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
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
    "name": "ReconciliationStatementPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "ReconciliationStatement",
            "kind": "LinkedField",
            "name": "reconciliationStatement",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ReconciliationItem",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v12/*:: as any*/),
                  (v6/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ExpectedTransaction",
                    "kind": "LinkedField",
                    "name": "expectedTransaction",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3c021c4965cf8af3b0b2d5f9eee448fbc94b0fc6706a15cd96c5a644986cdb2a",
    "metadata": {},
    "name": "ReconciliationStatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "20af6a2893c3f172da4ebe6eee19da09";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
