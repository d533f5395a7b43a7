/**
 * @generated SignedSource<<cb31ac22969d4d040443366065e2dfd5>>
 * @relayHash 9940aa5dc86a55832ff7a710df0badbc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d58876b27d665d4b42a3d1d04e9a1adadff043e94fe5e451108faf9f9c1c9a20

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
      "name": "invoiceUuid",
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
    "id": "d58876b27d665d4b42a3d1d04e9a1adadff043e94fe5e451108faf9f9c1c9a20",
    "metadata": {},
    "name": "CheckoutCardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "99563836d7d5d8880ce8eb171b4c169e";

export default node;
