/**
 * @generated SignedSource<<b977228115314c71e1c88c3b1b2e4c79>>
 * @relayHash e13913820ae269158bc939744bb67223
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd03bed8bc4cb2aa80ea079097c0d3abb4d8cb4b753fe9b3923f27f95cd7d212

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Currency = "IDR" | "SGD" | "USD";
export type DataSource = "API" | "CRAWLER" | "MANUAL";
export type Direction = "CREDIT" | "DEBIT";
export type MatchResult = "FULL_MATCH" | "NO_MATCH" | "PARTIAL_MATCH";
export type ReconciliationKind = "AUTOMATIC" | "MANUAL" | "REVIEW";
export type ReconciliationStatus = "ARCHIVED" | "PARTIALLY_RECONCILED" | "RECONCILED" | "UNRECONCILED";
export type SortDirection = "ASC" | "DESC";
export type StatementTransactionSortField = "AMOUNT" | "DATE";
export type DateRangeInput = {
  from?: string | null | undefined;
  to?: string | null | undefined;
};
export type StatementTransactionFilter = {
  amount?: AmountRangeInput | null | undefined;
  bankAccountId?: string | null | undefined;
  currency?: Currency | null | undefined;
  date?: DateRangeInput | null | undefined;
  direction?: Direction | null | undefined;
  importId?: string | null | undefined;
  matchResult?: MatchResult | null | undefined;
  search?: string | null | undefined;
  source?: ReadonlyArray<DataSource> | null | undefined;
  status?: ReadonlyArray<ReconciliationStatus> | null | undefined;
};
export type AmountRangeInput = {
  atLeast?: string | null | undefined;
  noMoreThan?: string | null | undefined;
};
export type StatementTransactionSort = {
  direction: SortDirection;
  field: StatementTransactionSortField;
};
export type ReconciliationFilter = {
  bankAccountId?: string | null | undefined;
  date?: DateRangeInput | null | undefined;
  includeRemoved?: boolean | null | undefined;
  kind?: ReconciliationKind | null | undefined;
  search?: string | null | undefined;
};
export type ReconciliationPageQuery$variables = {
  bankAccountId?: string | null | undefined;
  date?: DateRangeInput | null | undefined;
  filter: StatementTransactionFilter;
  first: number;
  historyFilter: ReconciliationFilter;
  showHistory: boolean;
  sort: StatementTransactionSort;
};
export type ReconciliationPageQuery$data = {
  readonly organization: {
    readonly bankAccounts: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly accountNumber: string;
          readonly alias: string;
          readonly currency: Currency;
          readonly id: string;
          readonly lastStatementOn: string | null | undefined;
          readonly unreconciledCount: number;
        };
      }>;
    };
    readonly defaultCurrency: Currency;
    readonly history?: {
      readonly " $fragmentSpreads": FragmentRefs<"History_organization">;
    } | null | undefined;
    readonly id: string;
    readonly workspace?: {
      readonly " $fragmentSpreads": FragmentRefs<"Workspace_organization">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"useCounts_organization">;
  };
  readonly viewer: {
    readonly id: string;
    readonly uuid: string;
  } | null | undefined;
};
export type ReconciliationPageQuery = {
  response: ReconciliationPageQuery$data;
  variables: ReconciliationPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "bankAccountId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "date"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "historyFilter"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "showHistory"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "Viewer",
  "kind": "LinkedField",
  "name": "viewer",
  "plural": false,
  "selections": [
    (v7/*:: as any*/),
    (v8/*:: as any*/)
  ],
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "defaultCurrency",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alias",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 200
    }
  ],
  "concreteType": "BankAccountConnection",
  "kind": "LinkedField",
  "name": "bankAccounts",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BankAccountEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "BankAccount",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v7/*:: as any*/),
            (v11/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "accountNumber",
              "storageKey": null
            },
            (v12/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "unreconciledCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lastStatementOn",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "bankAccounts(first:200)"
},
v14 = {
  "kind": "Variable",
  "name": "bankAccountId",
  "variableName": "bankAccountId"
},
v15 = [
  (v14/*:: as any*/),
  {
    "kind": "Variable",
    "name": "date",
    "variableName": "date"
  }
],
v16 = {
  "kind": "Variable",
  "name": "first",
  "variableName": "first"
},
v17 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  (v16/*:: as any*/),
  {
    "kind": "Variable",
    "name": "sort",
    "variableName": "sort"
  }
],
v18 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "historyFilter"
  },
  (v16/*:: as any*/)
],
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v20 = [
  (v8/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  }
],
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "partyName",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "direction",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v28 = [
  (v27/*:: as any*/),
  (v12/*:: as any*/)
],
v29 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": (v28/*:: as any*/),
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "concreteType": "PageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endCursor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNextPage",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v33 = [
  (v7/*:: as any*/),
  (v11/*:: as any*/)
],
v34 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": [
    (v27/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ReconciliationPageQuery",
    "selections": [
      (v9/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          (v10/*:: as any*/),
          (v13/*:: as any*/),
          {
            "args": (v15/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "useCounts_organization"
          },
          {
            "condition": "showHistory",
            "kind": "Condition",
            "passingValue": false,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": (v17/*:: as any*/),
                      "kind": "FragmentSpread",
                      "name": "Workspace_organization"
                    }
                  ],
                  "type": "Organization",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "workspace"
              }
            ]
          },
          {
            "condition": "showHistory",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": (v18/*:: as any*/),
                      "kind": "FragmentSpread",
                      "name": "History_organization"
                    }
                  ],
                  "type": "Organization",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "history"
              }
            ]
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
      (v3/*:: as any*/),
      (v5/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v6/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ReconciliationPageQuery",
    "selections": [
      (v9/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          (v10/*:: as any*/),
          (v13/*:: as any*/),
          {
            "alias": null,
            "args": (v15/*:: as any*/),
            "concreteType": "ReconciliationCounts",
            "kind": "LinkedField",
            "name": "reconciliationCounts",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unreconciled",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reconciled",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "full",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "partial",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "none",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": [
              (v14/*:: as any*/),
              {
                "kind": "Literal",
                "name": "first",
                "value": 1
              }
            ],
            "concreteType": "ReconciliationRun",
            "kind": "LinkedField",
            "name": "reconciliationRuns",
            "plural": true,
            "selections": [
              (v7/*:: as any*/),
              (v19/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mode",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "done",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "total",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "matched",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "automatic",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "startedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "finishedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "failureReason",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Person",
                "kind": "LinkedField",
                "name": "startedBy",
                "plural": false,
                "selections": (v20/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "condition": "showHistory",
            "kind": "Condition",
            "passingValue": false,
            "selections": [
              {
                "alias": null,
                "args": (v17/*:: as any*/),
                "concreteType": "StatementTransactionConnection",
                "kind": "LinkedField",
                "name": "statementTransactions",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "StatementTransactionEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      (v21/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "StatementTransaction",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v22/*:: as any*/),
                          (v7/*:: as any*/),
                          (v23/*:: as any*/),
                          (v24/*:: as any*/),
                          (v25/*:: as any*/),
                          (v26/*:: as any*/),
                          (v29/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "remaining",
                            "plural": false,
                            "selections": (v28/*:: as any*/),
                            "storageKey": null
                          },
                          (v19/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "matchResult",
                            "storageKey": null
                          },
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
                            "concreteType": "BankAccount",
                            "kind": "LinkedField",
                            "name": "bankAccount",
                            "plural": false,
                            "selections": [
                              (v7/*:: as any*/),
                              (v11/*:: as any*/),
                              (v12/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v30/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v17/*:: as any*/),
                "filters": [
                  "filter",
                  "sort"
                ],
                "handle": "connection",
                "key": "Workspace_statementTransactions",
                "kind": "LinkedHandle",
                "name": "statementTransactions"
              }
            ]
          },
          {
            "condition": "showHistory",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v18/*:: as any*/),
                "concreteType": "ReconciliationConnection",
                "kind": "LinkedField",
                "name": "reconciliations",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ReconciliationEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      (v21/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Reconciliation",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v22/*:: as any*/),
                          (v7/*:: as any*/),
                          (v31/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "result",
                            "storageKey": null
                          },
                          (v29/*:: as any*/),
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
                            "concreteType": "Person",
                            "kind": "LinkedField",
                            "name": "createdBy",
                            "plural": false,
                            "selections": (v20/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "removedAt",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Person",
                            "kind": "LinkedField",
                            "name": "removedBy",
                            "plural": false,
                            "selections": (v20/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "removalReason",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "StatementTransaction",
                            "kind": "LinkedField",
                            "name": "statementTransactions",
                            "plural": true,
                            "selections": [
                              (v7/*:: as any*/),
                              (v25/*:: as any*/),
                              (v24/*:: as any*/),
                              (v26/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "ExpectedTransaction",
                            "kind": "LinkedField",
                            "name": "expectedTransactions",
                            "plural": true,
                            "selections": [
                              (v7/*:: as any*/),
                              (v32/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "BankAccount",
                            "kind": "LinkedField",
                            "name": "bankAccount",
                            "plural": false,
                            "selections": (v33/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "adjustmentReason",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Allocation",
                            "kind": "LinkedField",
                            "name": "allocations",
                            "plural": true,
                            "selections": [
                              (v29/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Adjustment",
                                "kind": "LinkedField",
                                "name": "adjustments",
                                "plural": true,
                                "selections": [
                                  (v31/*:: as any*/),
                                  (v34/*:: as any*/)
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
                                  (v7/*:: as any*/),
                                  (v23/*:: as any*/),
                                  (v24/*:: as any*/),
                                  (v25/*:: as any*/),
                                  (v26/*:: as any*/),
                                  (v34/*:: as any*/)
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
                                  (v7/*:: as any*/),
                                  (v32/*:: as any*/),
                                  (v23/*:: as any*/),
                                  (v24/*:: as any*/),
                                  (v34/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "Counterparty",
                                    "kind": "LinkedField",
                                    "name": "counterparty",
                                    "plural": false,
                                    "selections": (v33/*:: as any*/),
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
                    "storageKey": null
                  },
                  (v30/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v18/*:: as any*/),
                "filters": [
                  "filter"
                ],
                "handle": "connection",
                "key": "History_reconciliations",
                "kind": "LinkedHandle",
                "name": "reconciliations"
              }
            ]
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "cd03bed8bc4cb2aa80ea079097c0d3abb4d8cb4b753fe9b3923f27f95cd7d212",
    "metadata": {},
    "name": "ReconciliationPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b00f3f618e75927ba41ed90b4766945a";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
