/**
 * @generated SignedSource<<51d49fe544a30a0731708d2c454a7a0c>>
 * @relayHash 2a04358978f6560fb98b821ab149de4d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf19b489e69de23d13231d583b62304956a61b101232e06ae2f2a7abef7a60f4

import type { ConcreteRequest } from 'relay-runtime';
export type useCounterpartySearchQuery$variables = {
  search: string;
};
export type useCounterpartySearchQuery$data = {
  readonly organization: {
    readonly counterparties: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly alias: string;
          readonly id: string;
          readonly legalName: string;
        };
      }>;
    };
  };
};
export type useCounterpartySearchQuery = {
  response: useCounterpartySearchQuery$data;
  variables: useCounterpartySearchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
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
          "name": "search",
          "variableName": "search"
        },
        {
          "kind": "Literal",
          "name": "status",
          "value": "ACTIVE"
        }
      ],
      "kind": "ObjectValue",
      "name": "filter"
    },
    {
      "kind": "Literal",
      "name": "first",
      "value": 20
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
              "name": "alias",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "legalName",
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
    "name": "useCounterpartySearchQuery",
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
    "name": "useCounterpartySearchQuery",
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
    "id": "cf19b489e69de23d13231d583b62304956a61b101232e06ae2f2a7abef7a60f4",
    "metadata": {},
    "name": "useCounterpartySearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f4b76c126eb4dd4c3427f57444065d29";

export default node;
