/**
 * @generated SignedSource<<b4b4063265ce074ce721cfd0eb7eab8e>>
 * @relayHash 13fd3a997b653ad5f6f080023fb665d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34b5ad5d459d356f79743f9635970560637d27fb48c567c786026a714b26daed

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReconciliationRunStatus = "AWAITING_REVIEW" | "CANCELLED" | "COMPLETED" | "CONFIRMING" | "FAILED" | "QUEUED" | "RUNNING" | "%future added value";
export type DateRangeInput = {
  from?: string | null | undefined;
  to?: string | null | undefined;
};
export type useCountsQuery$variables = {
  bankAccountId?: string | null | undefined;
  date?: DateRangeInput | null | undefined;
};
export type useCountsQuery$data = {
  readonly organization: {
    readonly all: {
      readonly unreconciled: number;
    } | null | undefined;
    readonly bankAccounts: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly unreconciledCount: number;
        };
      }>;
    } | null | undefined;
    readonly id: string;
    readonly reconciliationCounts: {
      readonly full: number;
      readonly none: number;
      readonly partial: number;
      readonly reconciled: number;
      readonly unreconciled: number;
    } | null | undefined;
    readonly reconciliationRuns: ReadonlyArray<{
      readonly id: string;
      readonly status: ReconciliationRunStatus;
      readonly " $fragmentSpreads": FragmentRefs<"RunStrip_run">;
    }> | null | undefined;
  };
};
export type useCountsQuery = {
  response: useCountsQuery$data;
  variables: useCountsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "bankAccountId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "date"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "kind": "Variable",
  "name": "bankAccountId",
  "variableName": "bankAccountId"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unreconciled",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": [
    (v2/*:: as any*/),
    {
      "kind": "Variable",
      "name": "date",
      "variableName": "date"
    }
  ],
  "concreteType": "ReconciliationCounts",
  "kind": "LinkedField",
  "name": "reconciliationCounts",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
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
v5 = {
  "alias": "all",
  "args": null,
  "concreteType": "ReconciliationCounts",
  "kind": "LinkedField",
  "name": "reconciliationCounts",
  "plural": false,
  "selections": [
    (v3/*:: as any*/)
  ],
  "storageKey": null
},
v6 = [
  (v2/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v8 = {
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
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "unreconciledCount",
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCountsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "concreteType": "ReconciliationRun",
            "kind": "LinkedField",
            "name": "reconciliationRuns",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v7/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RunStrip_run"
              }
            ],
            "storageKey": null
          },
          (v8/*:: as any*/)
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
    "name": "useCountsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "concreteType": "ReconciliationRun",
            "kind": "LinkedField",
            "name": "reconciliationRuns",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v7/*:: as any*/),
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
                    "name": "fullName",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "34b5ad5d459d356f79743f9635970560637d27fb48c567c786026a714b26daed",
    "metadata": {},
    "name": "useCountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "58859ae3e6eb9acc50e0e55def328d78";

export default node;
