/**
 * @generated SignedSource<<de63ad151bc7b526df51c84899bcc1c8>>
 * @relayHash 1e49e8b06290573599807b70394fc2ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00cb9116b6ca78109d602915e95c6793a049a448c4651d6f03c71dc18632a883

import type { ConcreteRequest } from 'relay-runtime';
export type ImportMatchesQuery$variables = {
  import: string;
};
export type ImportMatchesQuery$data = {
  readonly organization: {
    readonly all: {
      readonly totalCount: number;
    };
    readonly full: {
      readonly totalCount: number;
    };
    readonly none: {
      readonly totalCount: number;
    };
    readonly partial: {
      readonly totalCount: number;
    };
    readonly reconciled: {
      readonly totalCount: number;
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
    "name": "import"
  }
],
v1 = {
  "kind": "Variable",
  "name": "importId",
  "variableName": "import"
},
v2 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v4 = {
  "alias": "all",
  "args": [
    {
      "fields": [
        (v1/*:: as any*/)
      ],
      "kind": "ObjectValue",
      "name": "filter"
    },
    (v2/*:: as any*/)
  ],
  "concreteType": "StatementTransactionConnection",
  "kind": "LinkedField",
  "name": "statementTransactions",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": null
},
v5 = {
  "alias": "reconciled",
  "args": [
    {
      "fields": [
        (v1/*:: as any*/),
        {
          "kind": "Literal",
          "name": "status",
          "value": [
            "RECONCILED",
            "PARTIALLY_RECONCILED",
            "ARCHIVED"
          ]
        }
      ],
      "kind": "ObjectValue",
      "name": "filter"
    },
    (v2/*:: as any*/)
  ],
  "concreteType": "StatementTransactionConnection",
  "kind": "LinkedField",
  "name": "statementTransactions",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": null
},
v6 = {
  "kind": "Literal",
  "name": "status",
  "value": [
    "UNRECONCILED"
  ]
},
v7 = {
  "alias": "full",
  "args": [
    {
      "fields": [
        (v1/*:: as any*/),
        {
          "kind": "Literal",
          "name": "matchResult",
          "value": "FULL_MATCH"
        },
        (v6/*:: as any*/)
      ],
      "kind": "ObjectValue",
      "name": "filter"
    },
    (v2/*:: as any*/)
  ],
  "concreteType": "StatementTransactionConnection",
  "kind": "LinkedField",
  "name": "statementTransactions",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": null
},
v8 = {
  "alias": "partial",
  "args": [
    {
      "fields": [
        (v1/*:: as any*/),
        {
          "kind": "Literal",
          "name": "matchResult",
          "value": "PARTIAL_MATCH"
        },
        (v6/*:: as any*/)
      ],
      "kind": "ObjectValue",
      "name": "filter"
    },
    (v2/*:: as any*/)
  ],
  "concreteType": "StatementTransactionConnection",
  "kind": "LinkedField",
  "name": "statementTransactions",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": null
},
v9 = {
  "alias": "none",
  "args": [
    {
      "fields": [
        (v1/*:: as any*/),
        {
          "kind": "Literal",
          "name": "matchResult",
          "value": "NO_MATCH"
        },
        (v6/*:: as any*/)
      ],
      "kind": "ObjectValue",
      "name": "filter"
    },
    (v2/*:: as any*/)
  ],
  "concreteType": "StatementTransactionConnection",
  "kind": "LinkedField",
  "name": "statementTransactions",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": null
};
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
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/)
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
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
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
    "id": "00cb9116b6ca78109d602915e95c6793a049a448c4651d6f03c71dc18632a883",
    "metadata": {},
    "name": "ImportMatchesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "55b0ddb1827f106a2a7b309739888d3c";

export default node;
