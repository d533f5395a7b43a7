/**
 * @generated SignedSource<<83224404d96108195bd440fb0bb0e211>>
 * @relayHash 509420bfd39ae759f5cf8d345b089c95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee4857c749ff7730f76541bef56e1a86ede8fd1b950edb7bc602b0fe5850f7be

import type { ConcreteRequest } from 'relay-runtime';
export type ExpectedFormCounterpartiesQuery$variables = {
  search: string;
};
export type ExpectedFormCounterpartiesQuery$data = {
  readonly organization: {
    readonly counterparties: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly alias: string;
          readonly id: string;
          readonly legalName: string;
        };
      }>;
    } | null | undefined;
  };
};
export type ExpectedFormCounterpartiesQuery = {
  response: ExpectedFormCounterpartiesQuery$data;
  variables: ExpectedFormCounterpartiesQuery$variables;
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
    "metadata": null,
    "name": "ExpectedFormCounterpartiesQuery",
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
    "name": "ExpectedFormCounterpartiesQuery",
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
    "id": "ee4857c749ff7730f76541bef56e1a86ede8fd1b950edb7bc602b0fe5850f7be",
    "metadata": {},
    "name": "ExpectedFormCounterpartiesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "292ea8115eacae4ca7ae60099567153c";

export default node;
