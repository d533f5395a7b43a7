/**
 * @generated SignedSource<<1cd42e9736316fb9a3ffedfe05226261>>
 * @relayHash f14e67484fd5711c91b62e30d16ef058
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34fc9c3c1e221cb84f5a861096c9df0c77f7cf9f3e3dbbc2ff87e10d51312ddb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChooseCategoryDialogQuery$variables = Record<PropertyKey, never>;
export type ChooseCategoryDialogQuery$data = {
  readonly organization: {
    readonly " $fragmentSpreads": FragmentRefs<"CategoryField_organization">;
  };
};
export type ChooseCategoryDialogQuery = {
  response: ChooseCategoryDialogQuery$data;
  variables: ChooseCategoryDialogQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ChooseCategoryDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CategoryField_organization"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ChooseCategoryDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CashCategory",
            "kind": "LinkedField",
            "name": "cashCategories",
            "plural": true,
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
                "name": "activity",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "standard",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "34fc9c3c1e221cb84f5a861096c9df0c77f7cf9f3e3dbbc2ff87e10d51312ddb",
    "metadata": {},
    "name": "ChooseCategoryDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "915293dd5f09dd0282c2ec618ca96c5c";

export default node;
