/**
 * @generated SignedSource<<4d933ef18d01dc3a5c43aedbbed35d56>>
 * @relayHash d0e35d368b8d919075e9ec43c122e6dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41c36bebd38b799bdf3744bc8a8c0813c591b26618401b8212fc4f75098046b7

import type { ConcreteRequest } from 'relay-runtime';
export type CustomerDocumentKind = "ARTICLES_OF_ASSOCIATION" | "BANK_STATEMENT" | "BUSINESS_NUMBER" | "COMPANY_TAX_NUMBER" | "DEED_OF_ESTABLISHMENT" | "DIRECTOR_ID" | "FINANCIAL_STATEMENT" | "INDIVIDUAL_ID" | "INDIVIDUAL_TAX_NUMBER";
export type CustomerTaxStatus = "GOVERNMENT" | "NON_PKP" | "OTHER_COLLECTOR" | "PKP";
export type SendPortalChangeInput = {
  alias?: string | null | undefined;
  billingAddress: CustomerAddressInput;
  branchNumber?: string | null | undefined;
  businessNumber?: string | null | undefined;
  consented: boolean;
  documents?: ReadonlyArray<PortalDocumentInput> | null | undefined;
  email: string;
  financeEmail?: string | null | undefined;
  financeName?: string | null | undefined;
  invoiceEmails?: ReadonlyArray<string> | null | undefined;
  legalName: string;
  note?: string | null | undefined;
  phone: string;
  picEmail?: string | null | undefined;
  picName?: string | null | undefined;
  picPhone?: string | null | undefined;
  picPosition?: string | null | undefined;
  registeredAddress?: CustomerAddressInput | null | undefined;
  taxNumber?: string | null | undefined;
  taxStatus: CustomerTaxStatus;
  version: number;
};
export type CustomerAddressInput = {
  district: string;
  postalCode: string;
  province: string;
  regency: string;
  street1: string;
  street2?: string | null | undefined;
  ward: string;
};
export type PortalDocumentInput = {
  fileUuid: string;
  kind: CustomerDocumentKind;
};
export type changeCallsSendMutation$variables = {
  input: SendPortalChangeInput;
};
export type changeCallsSendMutation$data = {
  readonly sendPortalChange: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type changeCallsSendMutation = {
  response: changeCallsSendMutation$data;
  variables: changeCallsSendMutation$variables;
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
    "concreteType": "PortalChangePayload",
    "kind": "LinkedField",
    "name": "sendPortalChange",
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
    "name": "changeCallsSendMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "changeCallsSendMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "41c36bebd38b799bdf3744bc8a8c0813c591b26618401b8212fc4f75098046b7",
    "metadata": {},
    "name": "changeCallsSendMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b6e9955b749f31f3f96e2f4eedc31333";

export default node;
