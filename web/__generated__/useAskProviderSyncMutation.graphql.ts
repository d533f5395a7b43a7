/**
 * @generated SignedSource<<ea1b983859a0b41f2926ffd2adafb1d5>>
 * @relayHash d9f9f7f8a72bf18c5ea4088971f5be8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83b9359861848246b23b64f80e7dbe022de9e9aed8786dc943e3f0a668f1c601

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentProviderIdInput = {
  id: string;
};
export type useAskProviderSyncMutation$variables = {
  input: PaymentProviderIdInput;
};
export type useAskProviderSyncMutation$data = {
  readonly syncPaymentProvider: {
    readonly provider: {
      readonly id: string;
      readonly isSyncing: boolean;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useAskProviderSyncMutation = {
  response: useAskProviderSyncMutation$data;
  variables: useAskProviderSyncMutation$variables;
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
    "name": "syncPaymentProvider",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isSyncing",
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
    "name": "useAskProviderSyncMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAskProviderSyncMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "83b9359861848246b23b64f80e7dbe022de9e9aed8786dc943e3f0a668f1c601",
    "metadata": {},
    "name": "useAskProviderSyncMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "43bebaf2f4fe9fc48cfd85a8aabad5af";

export default node;
