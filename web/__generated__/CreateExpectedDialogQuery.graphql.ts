/**
 * @generated SignedSource<<4e174bccce1d5a04f47f4f00e4eb454f>>
 * @relayHash fea993e5ee770839f7bdba0ed701e91b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dcc420201111cc5506d8d9ed84feaaa412b9ba1d708cddecf09c025d56de73ec

import type { ConcreteRequest } from 'relay-runtime';
export type CreateExpectedDialogQuery$variables = {
  search: string;
};
export type CreateExpectedDialogQuery$data = {
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
    readonly id: string;
  };
};
export type CreateExpectedDialogQuery = {
  response: CreateExpectedDialogQuery$data;
  variables: CreateExpectedDialogQuery$variables;
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
v2 = [
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CreateExpectedDialogQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreateExpectedDialogQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "dcc420201111cc5506d8d9ed84feaaa412b9ba1d708cddecf09c025d56de73ec",
    "metadata": {},
    "name": "CreateExpectedDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1448d598f9df97df2cc0405be625f517";

export default node;
