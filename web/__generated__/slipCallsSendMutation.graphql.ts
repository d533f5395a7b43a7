/**
 * @generated SignedSource<<10053bd3277bdf29b0852a4a832a2a27>>
 * @relayHash 49b6614b9ac316672e22c7ea9370eb04
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0b31171a889e0b5265fff3c31c2c7041330404ec9ce4e82c109b1fd1c567d4f

import type { ConcreteRequest } from 'relay-runtime';
export type SendPortalSlipInput = {
  fileUuids: ReadonlyArray<string>;
  invoices: ReadonlyArray<PortalSlipInvoiceInput>;
  number: string;
  period: string;
  slipDate: string;
};
export type PortalSlipInvoiceInput = {
  amount: string;
  uuid: string;
};
export type slipCallsSendMutation$variables = {
  input: SendPortalSlipInput;
};
export type slipCallsSendMutation$data = {
  readonly sendPortalSlip: {
    readonly slips: ReadonlyArray<{
      readonly uuid: string;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  } | null | undefined;
};
export type slipCallsSendMutation = {
  response: slipCallsSendMutation$data;
  variables: slipCallsSendMutation$variables;
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
    "concreteType": "SendPortalSlipPayload",
    "kind": "LinkedField",
    "name": "sendPortalSlip",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PortalSlip",
        "kind": "LinkedField",
        "name": "slips",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "uuid",
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
    "name": "slipCallsSendMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "slipCallsSendMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d0b31171a889e0b5265fff3c31c2c7041330404ec9ce4e82c109b1fd1c567d4f",
    "metadata": {},
    "name": "slipCallsSendMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b0e65325c0156f7826bd262b349ed715";

export default node;
