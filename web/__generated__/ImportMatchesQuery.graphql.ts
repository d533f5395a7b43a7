/**
 * @generated SignedSource<<42b5e57be9387e0f78876929ed3d6f8e>>
 * @relayHash 7bf9732bb6eefc91240ad3b092114e61
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f716e18a64c0c9c0230a3c56b1e5c0f6f20ee52700dd59836d24d6c8819b0d99

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportMatchesQuery$variables = {
  account: string;
  import: string;
};
export type ImportMatchesQuery$data = {
  readonly organization: {
    readonly full: {
      readonly " $fragmentSpreads": FragmentRefs<"ImportMatches_lines">;
    };
    readonly none: {
      readonly " $fragmentSpreads": FragmentRefs<"ImportMatches_lines">;
    };
    readonly partial: {
      readonly " $fragmentSpreads": FragmentRefs<"ImportMatches_lines">;
    };
    readonly reconciled: {
      readonly " $fragmentSpreads": FragmentRefs<"ImportMatches_lines">;
    };
    readonly reconciliationCounts: {
      readonly full: number;
      readonly none: number;
      readonly partial: number;
      readonly unreconciled: number;
    };
  };
};
export type ImportMatchesQuery = {
  response: ImportMatchesQuery$data;
  variables: ImportMatchesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "account"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "import"
  }
],
v1 = {
  "kind": "Variable",
  "name": "importId",
  "variableName": "import"
},
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "bankAccountId",
      "variableName": "account"
    },
    (v1/*:: as any*/)
  ],
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
v3 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v4 = [
  {
    "fields": [
      (v1/*:: as any*/),
      {
        "kind": "Literal",
        "name": "status",
        "value": [
          "RECONCILED"
        ]
      }
    ],
    "kind": "ObjectValue",
    "name": "filter"
  },
  (v3/*:: as any*/)
],
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v6 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "DirectionTotal",
    "kind": "LinkedField",
    "name": "totals",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "currency",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "incoming",
        "plural": false,
        "selections": (v5/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "outgoing",
        "plural": false,
        "selections": (v5/*:: as any*/),
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v7 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "ImportMatches_lines",
    "selections": (v6/*:: as any*/),
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v8 = [
  {
    "fields": [
      (v1/*:: as any*/),
      {
        "kind": "Literal",
        "name": "matchResult",
        "value": "FULL_MATCH"
      }
    ],
    "kind": "ObjectValue",
    "name": "filter"
  },
  (v3/*:: as any*/)
],
v9 = [
  {
    "fields": [
      (v1/*:: as any*/),
      {
        "kind": "Literal",
        "name": "matchResult",
        "value": "PARTIAL_MATCH"
      }
    ],
    "kind": "ObjectValue",
    "name": "filter"
  },
  (v3/*:: as any*/)
],
v10 = [
  {
    "fields": [
      (v1/*:: as any*/),
      {
        "kind": "Literal",
        "name": "matchResult",
        "value": "NO_MATCH"
      }
    ],
    "kind": "ObjectValue",
    "name": "filter"
  },
  (v3/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ImportMatchesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": "reconciled",
            "args": (v4/*:: as any*/),
            "concreteType": "StatementTransactionConnection",
            "kind": "LinkedField",
            "name": "statementTransactions",
            "plural": false,
            "selections": (v7/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": "full",
            "args": (v8/*:: as any*/),
            "concreteType": "StatementTransactionConnection",
            "kind": "LinkedField",
            "name": "statementTransactions",
            "plural": false,
            "selections": (v7/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": "partial",
            "args": (v9/*:: as any*/),
            "concreteType": "StatementTransactionConnection",
            "kind": "LinkedField",
            "name": "statementTransactions",
            "plural": false,
            "selections": (v7/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": "none",
            "args": (v10/*:: as any*/),
            "concreteType": "StatementTransactionConnection",
            "kind": "LinkedField",
            "name": "statementTransactions",
            "plural": false,
            "selections": (v7/*:: as any*/),
            "storageKey": null
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
    "name": "ImportMatchesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": "reconciled",
            "args": (v4/*:: as any*/),
            "concreteType": "StatementTransactionConnection",
            "kind": "LinkedField",
            "name": "statementTransactions",
            "plural": false,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": "full",
            "args": (v8/*:: as any*/),
            "concreteType": "StatementTransactionConnection",
            "kind": "LinkedField",
            "name": "statementTransactions",
            "plural": false,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": "partial",
            "args": (v9/*:: as any*/),
            "concreteType": "StatementTransactionConnection",
            "kind": "LinkedField",
            "name": "statementTransactions",
            "plural": false,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": "none",
            "args": (v10/*:: as any*/),
            "concreteType": "StatementTransactionConnection",
            "kind": "LinkedField",
            "name": "statementTransactions",
            "plural": false,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          },
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
    "id": "f716e18a64c0c9c0230a3c56b1e5c0f6f20ee52700dd59836d24d6c8819b0d99",
    "metadata": {},
    "name": "ImportMatchesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3d2443434ca76bb8e8bf412b4313adf7";

export default node;
