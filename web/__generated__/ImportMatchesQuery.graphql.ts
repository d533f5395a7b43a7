/**
 * @generated SignedSource<<f974af3eb58b0ac83c35df09abd3cc24>>
 * @relayHash 0bf0642428c9374dc4605344e3d84c39
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af002d5fddd97bc86822d6b17565dadb9e487dcc89d76c69adcfcb3f0f537b82

import type { ConcreteRequest } from 'relay-runtime';
export type ImportMatchesQuery$variables = {
  account: string;
  import: string;
};
export type ImportMatchesQuery$data = {
  readonly organization: {
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
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "bankAccountId",
      "variableName": "account"
    },
    {
      "kind": "Variable",
      "name": "importId",
      "variableName": "import"
    }
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
          (v1/*:: as any*/)
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
          (v1/*:: as any*/),
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
    "id": "af002d5fddd97bc86822d6b17565dadb9e487dcc89d76c69adcfcb3f0f537b82",
    "metadata": {},
    "name": "ImportMatchesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "10a5cf5f8a091257d6a250c96c7b8228";

export default node;
