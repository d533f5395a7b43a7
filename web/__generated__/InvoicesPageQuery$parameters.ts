/**
 * @generated SignedSource<<421ccd19b34357927c6fdd02aa314162>>
 * @relayHash 1b1fc8610185389ea1a01ad2c85d1279
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52f744208890da396c2a72d2a91361f119221f8e0df3f825b6aa56b16ec6dad5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicesPageQuery } from './InvoicesPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoicesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "52f744208890da396c2a72d2a91361f119221f8e0df3f825b6aa56b16ec6dad5",
    "metadata": {},
    "name": "InvoicesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
