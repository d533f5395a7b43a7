/**
 * @generated SignedSource<<a3d46099e6411451c21a5134a397b7c4>>
 * @relayHash e8485ca0cee23f8b01f816ccf2319edf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ccc1ba52ac3555036ff7de4e71a096664903e78b7edaab9ea8cf7b6c6537dea4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
      readonly " $fragmentSpreads": FragmentRefs<"useMutation_error">;
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
v4 = [
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
];
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
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "useMutation_error",
                "selections": (v4/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          }
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
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ccc1ba52ac3555036ff7de4e71a096664903e78b7edaab9ea8cf7b6c6537dea4",
    "metadata": {},
    "name": "useChangeProviderConnectMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a064ff138cb474c5a81d0d765715b96b";

export default node;
