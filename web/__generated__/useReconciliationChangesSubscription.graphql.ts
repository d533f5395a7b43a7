/**
 * @generated SignedSource<<6b6c559fa7c5a7e5eaf0600250e411d2>>
 * @relayHash c674381c1dc1e9a17330f8fdfc19e015
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4ba97c8726901f9625817bcdb23a16df4c4758ce56bde5b5194070f92efbefc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReconciliationChangeKind = "EXPECTED_CHANGED" | "IMPORTED" | "IMPORT_STARTED" | "IMPORT_UNDONE" | "RECOMMENDATIONS_CHANGED" | "RECONCILED" | "REMOVED" | "RUN_CHANGED" | "STATEMENTS_CHANGED";
export type ReconciliationRunStatus = "AWAITING_REVIEW" | "CANCELLED" | "COMPLETED" | "CONFIRMING" | "FAILED" | "QUEUED" | "RUNNING";
export type ReconciliationStatus = "ARCHIVED" | "PARTIALLY_RECONCILED" | "RECONCILED" | "UNRECONCILED";
export type useReconciliationChangesSubscription$variables = {
  bankAccountId?: string | null | undefined;
};
export type useReconciliationChangesSubscription$data = {
  readonly reconciliationChanged: {
    readonly actor: {
      readonly fullName: string;
      readonly uuid: string;
    } | null | undefined;
    readonly expectedTransactions: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"CandidateCard_expected">;
    }>;
    readonly kind: ReconciliationChangeKind;
    readonly reconciliation: {
      readonly createdAt: string;
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"HistoryRow_reconciliation">;
    } | null | undefined;
    readonly run: {
      readonly id: string;
      readonly status: ReconciliationRunStatus;
      readonly " $fragmentSpreads": FragmentRefs<"RunStrip_run">;
    } | null | undefined;
    readonly statementTransactions: ReadonlyArray<{
      readonly id: string;
      readonly status: ReconciliationStatus;
      readonly " $fragmentSpreads": FragmentRefs<"LineRow_line">;
    }>;
  };
};
export type useReconciliationChangesSubscription = {
  response: useReconciliationChangesSubscription$data;
  variables: useReconciliationChangesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "bankAccountId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "bankAccountId",
    "variableName": "bankAccountId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "result",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v7 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  },
  (v6/*:: as any*/)
],
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": (v7/*:: as any*/),
  "storageKey": null
},
v9 = [
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
    "name": "fullName",
    "storageKey": null
  }
],
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "Person",
  "kind": "LinkedField",
  "name": "createdBy",
  "plural": false,
  "selections": (v9/*:: as any*/),
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "removedAt",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "Person",
  "kind": "LinkedField",
  "name": "removedBy",
  "plural": false,
  "selections": (v9/*:: as any*/),
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "removalReason",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "partyName",
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
  "name": "direction",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "concreteType": "StatementTransaction",
  "kind": "LinkedField",
  "name": "statementTransactions",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    (v14/*:: as any*/),
    (v15/*:: as any*/),
    (v16/*:: as any*/)
  ],
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "concreteType": "ExpectedTransaction",
  "kind": "LinkedField",
  "name": "expectedTransactions",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    (v18/*:: as any*/)
  ],
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "remaining",
  "plural": false,
  "selections": (v7/*:: as any*/),
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "matchResult",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alias",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "concreteType": "BankAccount",
  "kind": "LinkedField",
  "name": "bankAccount",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
    (v25/*:: as any*/),
    (v6/*:: as any*/)
  ],
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "concreteType": "Person",
  "kind": "LinkedField",
  "name": "actor",
  "plural": false,
  "selections": (v9/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useReconciliationChangesSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReconciliationChange",
        "kind": "LinkedField",
        "name": "reconciliationChanged",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Reconciliation",
            "kind": "LinkedField",
            "name": "reconciliation",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "kind": "InlineDataFragmentSpread",
                "name": "HistoryRow_reconciliation",
                "selections": [
                  (v3/*:: as any*/),
                  (v2/*:: as any*/),
                  (v5/*:: as any*/),
                  (v8/*:: as any*/),
                  (v4/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v17/*:: as any*/),
                  (v19/*:: as any*/)
                ],
                "args": null,
                "argumentDefinitions": []
              }
            ],
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
              (v3/*:: as any*/),
              (v20/*:: as any*/),
              {
                "kind": "InlineDataFragmentSpread",
                "name": "LineRow_line",
                "selections": [
                  (v3/*:: as any*/),
                  (v21/*:: as any*/),
                  (v15/*:: as any*/),
                  (v14/*:: as any*/),
                  (v16/*:: as any*/),
                  (v8/*:: as any*/),
                  (v22/*:: as any*/),
                  (v20/*:: as any*/),
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  (v26/*:: as any*/)
                ],
                "args": null,
                "argumentDefinitions": []
              }
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
              (v3/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CandidateCard_expected"
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ReconciliationRun",
            "kind": "LinkedField",
            "name": "run",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v20/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RunStrip_run"
              }
            ],
            "storageKey": null
          },
          (v27/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReconciliationChangesSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReconciliationChange",
        "kind": "LinkedField",
        "name": "reconciliationChanged",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Reconciliation",
            "kind": "LinkedField",
            "name": "reconciliation",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v2/*:: as any*/),
              (v5/*:: as any*/),
              (v8/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v17/*:: as any*/),
              (v19/*:: as any*/)
            ],
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
              (v3/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/),
              (v15/*:: as any*/),
              (v14/*:: as any*/),
              (v16/*:: as any*/),
              (v8/*:: as any*/),
              (v22/*:: as any*/),
              (v23/*:: as any*/),
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
              (v3/*:: as any*/),
              (v18/*:: as any*/),
              (v21/*:: as any*/),
              (v15/*:: as any*/),
              (v20/*:: as any*/),
              (v24/*:: as any*/),
              (v8/*:: as any*/),
              (v22/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Counterparty",
                "kind": "LinkedField",
                "name": "counterparty",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v25/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ReconciliationRun",
            "kind": "LinkedField",
            "name": "run",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v20/*:: as any*/),
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
                "selections": (v9/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v27/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a4ba97c8726901f9625817bcdb23a16df4c4758ce56bde5b5194070f92efbefc",
    "metadata": {},
    "name": "useReconciliationChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "633f849948a3eb301d216c276357866b";

export default node;
