/**
 * @generated SignedSource<<f868382389dfcc49e1e8f22b8c3a33c4>>
 * @relayHash 17e61c2d6339f2d4ec8e6225314b9c61
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c38a3717b61e330680ddb50e5726df87820269e8eafae90546619ad3bd9ac434

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type RatesListQuery$variables = Record<PropertyKey, never>;
export type RatesListQuery$data = {
  readonly organization: {
    readonly exchangeRates: ReadonlyArray<{
      readonly currency: Currency;
      readonly date: string;
      readonly rate: string;
      readonly source: string;
      readonly uuid: string;
    }>;
    readonly id: string;
  };
};
export type RatesListQuery = {
  response: RatesListQuery$data;
  variables: RatesListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
        "concreteType": "ExchangeRate",
        "kind": "LinkedField",
        "name": "exchangeRates",
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
            "name": "currency",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "date",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rate",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "source",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "RatesListQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RatesListQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "c38a3717b61e330680ddb50e5726df87820269e8eafae90546619ad3bd9ac434",
    "metadata": {},
    "name": "RatesListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f8ecff5c098b6d6e5be9d82b3c84dd96";

export default node;
