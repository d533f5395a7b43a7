/**
 * @generated SignedSource<<590e655a060f50849b710ad3ab6cac1b>>
 * @relayHash e586914758cceb8fa0e493a0e5d5ecaa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ed6cea77dab95fd6f0b2aacd261af971239868df13369068115ebcc19ded41f

import type { ConcreteRequest } from 'relay-runtime';
export type TestWebhookInput = {
  id: string;
};
export type useChangeWebhooksTestMutation$variables = {
  input: TestWebhookInput;
};
export type useChangeWebhooksTestMutation$data = {
  readonly testWebhook: {
    readonly delivery: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useChangeWebhooksTestMutation = {
  response: useChangeWebhooksTestMutation$data;
  variables: useChangeWebhooksTestMutation$variables;
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
    "concreteType": "TestWebhookPayload",
    "kind": "LinkedField",
    "name": "testWebhook",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WebhookDelivery",
        "kind": "LinkedField",
        "name": "delivery",
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
    "name": "useChangeWebhooksTestMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChangeWebhooksTestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1ed6cea77dab95fd6f0b2aacd261af971239868df13369068115ebcc19ded41f",
    "metadata": {},
    "name": "useChangeWebhooksTestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5a4fa9c4dc44b1828fd1dbf917b0b08e";

export default node;
