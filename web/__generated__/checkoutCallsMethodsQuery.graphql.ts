/**
 * @generated SignedSource<<edcfe988c6654c6cf0064da8f7944e65>>
 * @relayHash 939df7b56615e4da608e6532641090ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c7ca7f99be8503aa1ceb00822f7ed20a12a3d34fe5868405d8448c55e2c23d0

import type { ConcreteRequest } from 'relay-runtime';
export type CheckoutMethodKind = "CARD" | "E_WALLET" | "QRIS" | "VIRTUAL_ACCOUNT";
export type CheckoutObstacle = "ABOVE_LIMIT" | "BELOW_LIMIT" | "CURRENCY" | "NOT_WHOLE" | "NO_PROVIDER";
export type checkoutCallsMethodsQuery$variables = {
  token: string;
};
export type checkoutCallsMethodsQuery$data = {
  readonly checkoutMethods: ReadonlyArray<{
    readonly bankCode: string | null | undefined;
    readonly isPossible: boolean;
    readonly maximum: string | null | undefined;
    readonly method: CheckoutMethodKind;
    readonly minimum: string | null | undefined;
    readonly reason: CheckoutObstacle | null | undefined;
  }> | null | undefined;
};
export type checkoutCallsMethodsQuery = {
  response: checkoutCallsMethodsQuery$data;
  variables: checkoutCallsMethodsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "CheckoutMethod",
    "kind": "LinkedField",
    "name": "checkoutMethods",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "method",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "bankCode",
        "storageKey": null
      },
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "minimum",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "maximum",
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
    "metadata": null,
    "name": "checkoutCallsMethodsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "checkoutCallsMethodsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9c7ca7f99be8503aa1ceb00822f7ed20a12a3d34fe5868405d8448c55e2c23d0",
    "metadata": {},
    "name": "checkoutCallsMethodsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a5fa30748553330954f794feb5bb363d";

export default node;
