/**
 * @generated SignedSource<<03fb9d007cf9a9e56cb04f9cf1672d9c>>
 * @relayHash 46dfc08f6be17a5b13237941ae825a63
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f380abde3713b3c71979fc25ce37091fb515850e33a8993ed5ac5298d6f8b7f

import type { ConcreteRequest } from 'relay-runtime';
export type CheckoutObstacle = "ABOVE_LIMIT" | "BELOW_LIMIT" | "CURRENCY" | "NOT_WHOLE" | "NO_PROVIDER";
export type CheckoutCardQuery$variables = {
  uuid: string;
};
export type CheckoutCardQuery$data = {
  readonly organization: {
    readonly invoiceCheckoutMethods: ReadonlyArray<{
      readonly isPossible: boolean;
      readonly reason: CheckoutObstacle | null | undefined;
    }> | null | undefined;
  };
};
export type CheckoutCardQuery = {
  response: CheckoutCardQuery$data;
  variables: CheckoutCardQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "uuid"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "uuid",
      "variableName": "uuid"
    }
  ],
  "concreteType": "CheckoutMethod",
  "kind": "LinkedField",
  "name": "invoiceCheckoutMethods",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPossible",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
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
    "name": "CheckoutCardQuery",
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
    "name": "CheckoutCardQuery",
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
    "id": "6f380abde3713b3c71979fc25ce37091fb515850e33a8993ed5ac5298d6f8b7f",
    "metadata": {},
    "name": "CheckoutCardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "99277ac58d152a4b8a677ae75eeca356";

export default node;
