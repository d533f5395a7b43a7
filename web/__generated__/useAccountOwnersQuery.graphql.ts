/**
 * @generated SignedSource<<c65fe3b35a52e4002c73c9fd643c2198>>
 * @relayHash a5672513b589b663d07270b59f1ba1b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa68bce19fc23d41238a800166fdbaec26cef52b3e7dd622763c590edea93a01

import type { ConcreteRequest } from 'relay-runtime';
export type CounterpartyAccountFilter = {
  accountNumber: string;
  bankCode: string;
};
export type useAccountOwnersQuery$variables = {
  account: CounterpartyAccountFilter;
};
export type useAccountOwnersQuery$data = {
  readonly organization: {
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
          "selections": [
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
          (v2/*:: as any*/)
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
          (v2/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fa68bce19fc23d41238a800166fdbaec26cef52b3e7dd622763c590edea93a01",
    "metadata": {},
    "name": "useAccountOwnersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ef76620789753e9535345f4911f0383b";

export default node;
