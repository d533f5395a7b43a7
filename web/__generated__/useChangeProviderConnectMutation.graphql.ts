/**
 * @generated SignedSource<<184fc8d473d5bea3448488c930726adf>>
 * @relayHash 91eb9d5c8e723e46d9a9bfd514b9d27c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe4849c712667b1903d3362cd109b5fedc1883769a97499f2b05313882ee7b89

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentProviderMode = "API" | "FILE";
export type PaymentProviderName = "DOKU" | "DURIANPAY" | "FASPAY" | "IPAYMU" | "MIDTRANS" | "XENDIT";
export type ConnectPaymentProviderInput = {
  alias: string;
  bankAccountId: string;
  code?: string | null | undefined;
  counterpartyId?: string | null | undefined;
  credentials?: PaymentProviderCredentialsInput | null | undefined;
  mode: PaymentProviderMode;
  passkeyAssertion?: string | null | undefined;
  provider: PaymentProviderName;
};
export type PaymentProviderCredentialsInput = {
  clientId?: string | null | undefined;
  secretKey?: string | null | undefined;
  webhookToken?: string | null | undefined;
};
export type useChangeProviderConnectMutation$variables = {
  input: ConnectPaymentProviderInput;
};
export type useChangeProviderConnectMutation$data = {
  readonly connectPaymentProvider: {
    readonly passkeyOptions: string | null | undefined;
    readonly provider: {
      readonly uuid: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useChangeProviderConnectMutation = {
  response: useChangeProviderConnectMutation$data;
  variables: useChangeProviderConnectMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "passkeyOptions",
  "storageKey": null
},
v4 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useChangeProviderConnectMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PaymentProviderProvenPayload",
        "kind": "LinkedField",
        "name": "connectPaymentProvider",
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
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChangeProviderConnectMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PaymentProviderProvenPayload",
        "kind": "LinkedField",
        "name": "connectPaymentProvider",
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
              (v2/*:: as any*/),
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
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fe4849c712667b1903d3362cd109b5fedc1883769a97499f2b05313882ee7b89",
    "metadata": {},
    "name": "useChangeProviderConnectMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2ff03f7d5ec1dd57b4ffb6611cd571c8";

export default node;
