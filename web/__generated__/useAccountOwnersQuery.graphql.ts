/**
 * @generated SignedSource<<eb43598b88a0eee4af3daf3e335fc1e7>>
 * @relayHash efa5ed8a81a276fd40b5789e412f514b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c4deed39ba4e60247aebbdedce66f0b9258cf2ffdfbb9b4b389c5674484bbd3

import type { ConcreteRequest } from 'relay-runtime';
export type CounterpartyAccountFilter = {
  accountNumber: string;
  bankCode: string;
};
export type BankAccountNumberFilter = {
  accountNumber: string;
  bankCode: string;
};
export type useAccountOwnersQuery$variables = {
  account: CounterpartyAccountFilter;
  own: BankAccountNumberFilter;
  seesOwn: boolean;
};
export type useAccountOwnersQuery$data = {
  readonly organization: {
    readonly bankAccounts?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly alias: string;
          readonly id: string;
          readonly uuid: string;
        };
      }>;
    };
    readonly counterparties: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly alias: string;
          readonly id: string;
          readonly uuid: string;
        };
      }>;
    };
  };
};
export type useAccountOwnersQuery = {
  response: useAccountOwnersQuery$data;
  variables: useAccountOwnersQuery$variables;
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
    "name": "own"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "seesOwn"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/),
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
    "name": "alias",
    "storageKey": null
  }
],
v3 = {
  "alias": null,
  "args": [
    {
      "fields": [
        {
          "kind": "Variable",
          "name": "account",
          "variableName": "account"
        }
      ],
      "kind": "ObjectValue",
      "name": "filter"
    },
    {
      "kind": "Literal",
      "name": "first",
      "value": 5
    }
  ],
  "concreteType": "CounterpartyConnection",
  "kind": "LinkedField",
  "name": "counterparties",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CounterpartyEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Counterparty",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "condition": "seesOwn",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "fields": [
            {
              "kind": "Variable",
              "name": "account",
              "variableName": "own"
            }
          ],
          "kind": "ObjectValue",
          "name": "filter"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
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
              "selections": (v2/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useAccountOwnersQuery",
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
          (v4/*:: as any*/)
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
    "name": "useAccountOwnersQuery",
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
          (v4/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5c4deed39ba4e60247aebbdedce66f0b9258cf2ffdfbb9b4b389c5674484bbd3",
    "metadata": {},
    "name": "useAccountOwnersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e4f0ec0a9419bca900b690cbc9499ba0";

export default node;
