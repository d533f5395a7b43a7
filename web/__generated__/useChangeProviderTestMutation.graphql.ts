/**
 * @generated SignedSource<<93a709649265c78446ea5718f3cc68a8>>
 * @relayHash 5a2391110478c49dbaa01cdf1380159f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e6560f1c6bebb19194e5c2b43a79dfafd9e2e87558f32bf97100316a05d62bc

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentProviderIdInput = {
  id: string;
};
export type useChangeProviderTestMutation$variables = {
  input: PaymentProviderIdInput;
};
export type useChangeProviderTestMutation$data = {
  readonly testPaymentProvider: {
    readonly provider: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useChangeProviderTestMutation = {
  response: useChangeProviderTestMutation$data;
  variables: useChangeProviderTestMutation$variables;
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
    "concreteType": "PaymentProviderPayload",
    "kind": "LinkedField",
    "name": "testPaymentProvider",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PaymentProvider",
        "kind": "LinkedField",
        "name": "provider",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
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
    "name": "useChangeProviderTestMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChangeProviderTestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9e6560f1c6bebb19194e5c2b43a79dfafd9e2e87558f32bf97100316a05d62bc",
    "metadata": {},
    "name": "useChangeProviderTestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cbd17fa4a9379e3dde281818beaf5e23";

export default node;
