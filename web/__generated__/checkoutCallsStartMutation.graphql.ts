/**
 * @generated SignedSource<<9fa510f440242ac2900971500612be74>>
 * @relayHash ffefb0b448233066b3e029071bf17711
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9832ad8c51b370afa2867a912e55ffcf263300861252dbb4e54d9bb28ce0ad23

import type { ConcreteRequest } from 'relay-runtime';
export type CheckoutMethodKind = "CARD" | "E_WALLET" | "QRIS" | "VIRTUAL_ACCOUNT";
export type Language = "EN" | "ID";
export type StartCheckoutInput = {
  bankCode?: string | null | undefined;
  language: Language;
  method: CheckoutMethodKind;
  token: string;
};
export type checkoutCallsStartMutation$variables = {
  input: StartCheckoutInput;
};
export type checkoutCallsStartMutation$data = {
  readonly startCheckout: {
    readonly checkout: {
      readonly session: {
        readonly reference: string;
      } | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type checkoutCallsStartMutation = {
  response: checkoutCallsStartMutation$data;
  variables: checkoutCallsStartMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "StartCheckoutPayload",
    "kind": "LinkedField",
    "name": "startCheckout",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Checkout",
        "kind": "LinkedField",
        "name": "checkout",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CheckoutSession",
            "kind": "LinkedField",
            "name": "session",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reference",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
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
    "metadata": null,
    "name": "checkoutCallsStartMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "checkoutCallsStartMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9832ad8c51b370afa2867a912e55ffcf263300861252dbb4e54d9bb28ce0ad23",
    "metadata": {},
    "name": "checkoutCallsStartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "68d94c2ea73eee4b21e3e3b8cbdf4dea";

export default node;
