/**
 * @generated SignedSource<<1b2388d39257a6c0e9ee822ba2b8fa7d>>
 * @relayHash 783dc3dead7b44883782e0dc9d17bca9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc46e2fbec34272f7582e07e9dbfb55944e71a2b3824be40acfdde477418c8ff

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActivityAction = "APPROVED" | "ARCHIVED" | "CANCELLED" | "CREATED" | "DELETED" | "EXPORTED" | "FAILED" | "IMPORTED" | "IMPORT_UNDONE" | "MESSAGE_DELETED" | "MESSAGE_EDITED" | "MESSAGE_WRITTEN" | "RECONCILED" | "REJECTED" | "REMOVE_RECONCILIATION" | "RESENT" | "SENT" | "SETTINGS_CHANGED" | "SIGNED_IN" | "SIGNED_OUT" | "SUBMITTED" | "UNARCHIVED" | "UPDATED" | "VIEWED";
export type RecordType = "API_TOKEN" | "APPROVAL_POLICY" | "BALANCE_STALENESS" | "BANKING_DAY" | "BANK_ACCOUNT" | "BILL" | "BILL_SETTINGS" | "CASH_CATEGORY" | "CASH_RULE" | "COUNTERPARTY" | "CREDIT_MEMO" | "CUSTOMER" | "DEPOSIT" | "ENTITY" | "EXCEPTION" | "EXCHANGE_RATE" | "EXPECTED_TRANSACTION" | "EXPORT" | "FILE" | "GOODS_RECEIPT" | "INVOICE" | "JOURNAL_EXPORT" | "MEMBERSHIP" | "MINIMUM_CASH" | "ORGANIZATION" | "PAYMENT" | "PAYMENT_PROVIDER" | "PAYMENT_RECORD" | "PAYMENT_SETTINGS" | "PLANNED_LINE" | "PRODUCT" | "PURCHASE_ORDER" | "RECEIVED_PAYMENT" | "RECOMMENDATION" | "RECONCILIATION" | "RECONCILIATION_RUN" | "RECORD_IMPORT" | "ROLE" | "SALES_ORDER" | "SAVED_VIEW" | "STATEMENT_IMPORT" | "STATEMENT_TRANSACTION" | "TREASURY_JOURNAL_EXPORT" | "USER" | "WEBHOOK" | "WITHHOLDING_SLIP";
export type ActivityFilter = {
  actions?: ReadonlyArray<ActivityAction> | null | undefined;
  actorUuid?: string | null | undefined;
  date?: DateRangeInput | null | undefined;
  recordType?: RecordType | null | undefined;
  recordUuid?: string | null | undefined;
};
export type DateRangeInput = {
  from?: string | null | undefined;
  to?: string | null | undefined;
};
export type ActivityLogPageQuery$variables = {
  filter?: ActivityFilter | null | undefined;
};
export type ActivityLogPageQuery$data = {
  readonly organization: {
    readonly " $fragmentSpreads": FragmentRefs<"ActivityList_organization">;
  };
};
export type ActivityLogPageQuery = {
  response: ActivityLogPageQuery$data;
  variables: ActivityLogPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v3 = [
  (v1/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ActivityLogPageQuery",
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
            "args": [
              (v1/*:: as any*/)
            ],
            "kind": "FragmentSpread",
            "name": "ActivityList_organization"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ActivityLogPageQuery",
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
            "alias": null,
            "args": null,
            "concreteType": "Person",
            "kind": "LinkedField",
            "name": "people",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "uuid",
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "ActivityConnection",
            "kind": "LinkedField",
            "name": "activity",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ActivityEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cursor",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Activity",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "__typename",
                        "storageKey": null
                      },
                      (v4/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "at",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "action",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "recordType",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "recordLabel",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "reason",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Person",
                        "kind": "LinkedField",
                        "name": "actor",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "FieldChange",
                        "kind": "LinkedField",
                        "name": "changes",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "field",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "before",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "after",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "KeyValue",
                        "kind": "LinkedField",
                        "name": "counts",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "key",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "value",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "requestId",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ActivityCredential",
                        "kind": "LinkedField",
                        "name": "credential",
                        "plural": false,
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
                            "name": "name",
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
              {
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
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "filters": [
              "filter"
            ],
            "handle": "connection",
            "key": "ActivityList_activity",
            "kind": "LinkedHandle",
            "name": "activity"
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "cc46e2fbec34272f7582e07e9dbfb55944e71a2b3824be40acfdde477418c8ff",
    "metadata": {},
    "name": "ActivityLogPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9ac68b3a8ae9e48c88f16acc6908db19";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
