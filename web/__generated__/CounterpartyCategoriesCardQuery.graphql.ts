/**
 * @generated SignedSource<<922f87b0efde0796108e306e4d0b5549>>
 * @relayHash 9423a73be171b01f04fcc0c3b2808e70
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea0f73fe3bb559b78742b488bc318fd67bf9618e225b97ad5d869718f69cec09

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CounterpartyCategoriesCardQuery$variables = Record<PropertyKey, never>;
export type CounterpartyCategoriesCardQuery$data = {
  readonly organization: {
    readonly " $fragmentSpreads": FragmentRefs<"CategoryField_organization">;
  };
};
export type CounterpartyCategoriesCardQuery = {
  response: CounterpartyCategoriesCardQuery$data;
  variables: CounterpartyCategoriesCardQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CounterpartyCategoriesCardQuery",
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
    "name": "CounterpartyCategoriesCardQuery",
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
    "id": "ea0f73fe3bb559b78742b488bc318fd67bf9618e225b97ad5d869718f69cec09",
    "metadata": {},
    "name": "CounterpartyCategoriesCardQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "3dd7fe2dcf19ff9fb496dd1b52e6ea71";

export default node;
