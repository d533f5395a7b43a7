/**
 * @generated SignedSource<<5aca2c9e2203ccba47ecb15b3d388c78>>
 * @relayHash fdcaedade50a6a7fc150c8563de97a04
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d694152e956702dc8fa0773019dac832ac6fccbaabb2e5516b2fc1f90b9bd8b4

import type { ConcreteRequest } from 'relay-runtime';
export type SendCheckoutProofInput = {
  amount: string;
  fileUuids: ReadonlyArray<string>;
  paymentDate: string;
  reference?: string | null | undefined;
  senderBank: string;
  token: string;
};
export type claimCallsProofMutation$variables = {
  input: SendCheckoutProofInput;
};
export type claimCallsProofMutation$data = {
  readonly sendCheckoutProof: {
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  } | null | undefined;
};
export type claimCallsProofMutation = {
  response: claimCallsProofMutation$data;
  variables: claimCallsProofMutation$variables;
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
    "concreteType": "SendCheckoutProofPayload",
    "kind": "LinkedField",
    "name": "sendCheckoutProof",
    "plural": false,
    "selections": [
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
    "name": "claimCallsProofMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "claimCallsProofMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d694152e956702dc8fa0773019dac832ac6fccbaabb2e5516b2fc1f90b9bd8b4",
    "metadata": {},
    "name": "claimCallsProofMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "43b79700183506543e535b92e13d0fdd";

export default node;
