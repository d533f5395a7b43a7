/**
 * @generated SignedSource<<16226f1d14cacf4f44492e0bd131b34a>>
 * @relayHash 04e2c607ab133af23d5e0e10dc0eaf6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94834853757ade424907239b12d2e240bae88f71041162c95bcb4a4465ad4826

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayablesPageQuery } from './PayablesPageQuery.graphql';

const node: PreloadableConcreteRequest<PayablesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "94834853757ade424907239b12d2e240bae88f71041162c95bcb4a4465ad4826",
    "metadata": {},
    "name": "PayablesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
