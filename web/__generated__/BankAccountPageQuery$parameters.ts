/**
 * @generated SignedSource<<27d920cf340509e215205f6ad6655ccf>>
 * @relayHash f8f8a8fa668e6f2b60831ca156b045cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7ea202a602ace147e150799bb511b142a83f8d55be0007124d669c91a99a36a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BankAccountPageQuery } from './BankAccountPageQuery.graphql';

const node: PreloadableConcreteRequest<BankAccountPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f7ea202a602ace147e150799bb511b142a83f8d55be0007124d669c91a99a36a",
    "metadata": {},
    "name": "BankAccountPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
