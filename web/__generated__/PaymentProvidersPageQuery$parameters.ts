/**
 * @generated SignedSource<<2c6ffde17aea56750006d19f0b359a93>>
 * @relayHash 9314c49fe259f97afe0d86d7da647bdb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce09ef8a64e7f11ea7a4ae29fa276e546a20d19789d54581ee87b774661ffec7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentProvidersPageQuery } from './PaymentProvidersPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentProvidersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ce09ef8a64e7f11ea7a4ae29fa276e546a20d19789d54581ee87b774661ffec7",
    "metadata": {},
    "name": "PaymentProvidersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
