/**
 * @generated SignedSource<<90d3e542f431f9027e691ec5c8e108a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentProviderCredentialField = "CLIENT_ID" | "SECRET_KEY" | "WEBHOOK_TOKEN";
export type PaymentProviderName = "DOKU" | "DURIANPAY" | "FASPAY" | "IPAYMU" | "MIDTRANS" | "XENDIT";
import type { FragmentRefs } from "relay-runtime";
export type ProviderActions_organization$data = {
  readonly paymentProviderCapabilities: ReadonlyArray<{
    readonly credentials: ReadonlyArray<PaymentProviderCredentialField>;
    readonly ownReport: boolean;
    readonly provider: PaymentProviderName;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"PayoutAccountField_organization">;
  readonly " $fragmentType": "ProviderActions_organization";
};
export type ProviderActions_organization$key = {
  readonly " $data"?: ProviderActions_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderActions_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProviderActions_organization",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PayoutAccountField_organization"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentProviderCapabilities",
      "kind": "LinkedField",
      "name": "paymentProviderCapabilities",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "provider",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ownReport",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "credentials",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "222f269648cd58abd6b5dcad2e7047f2";

export default node;
